import { expect, test } from "vitest";
import { legalNameIn } from "./legal-name-in";

test.each([
  ["© 2015 Acme, Inc. All rights reserved", "Acme, Inc."],
  ["1998-2025 Acme GmbH", "Acme GmbH"],
  ["eBrand Inc.", "eBrand Inc."],
  ["A-C-M-E Trading Pty Ltd, Sydney", "A-C-M-E Trading Pty Ltd"],
  ["Betreiber: Acme Handels GmbH & Co. KG, Berlin", "Acme Handels GmbH & Co. KG"],
  ["Acme UG (haftungsbeschränkt)", "Acme UG (haftungsbeschränkt)"],
  ["Éditeur : Société Acme SAS au capital de 10 000 €", "Société Acme SAS"],
  ["Acme Italia S.p.A. - P.IVA 01234567890", "Acme Italia S.p.A."],
  ["Titular: Acme España, S.L.U.", "Acme España, S.L.U."],
  ["Acme Comércio Ltda. CNPJ 00.000.000/0001-00", "Acme Comércio Ltda."],
  ["Acme Retail de México, S.A. de C.V.", "Acme Retail de México, S.A. de C.V."],
  ["Acme Nederland B.V., Amsterdam", "Acme Nederland B.V."],
  ["Acme Polska sp. z o. o. z siedzibą w Warszawie", "Acme Polska sp. z o. o."],
  ["Provozovatel: Acme Trade s.r.o., IČ 01234567", "Acme Trade s.r.o."],
  ["Acme Magyarország Kft. 1051 Budapest", "Acme Magyarország Kft."],
  ["Acme Gıda San. ve Tic. A.Ş.", "Acme Gıda San. ve Tic. A.Ş."],
  ["Acme Norge AS er en butikk", "Acme Norge AS"],
  ["Acme Danmark A/S", "Acme Danmark A/S"],
  ["Acme Finland Oy, Helsinki", "Acme Finland Oy"],
  ["運営会社：株式会社アクメ", "株式会社アクメ"],
  ["会社名株式会社アクメ", "株式会社アクメ"],
  ["アクメ株式会社 東京都港区", "アクメ株式会社"],
  ["版权所有 北京艾克美科技有限公司", "北京艾克美科技有限公司"],
  ["아크메 주식회사", "아크메 주식회사"],
  ["상호: (주)아크메", "(주)아크메"],
  ["ООО «Акме Трейд», Москва", "ООО «Акме Трейд"],
  ["PT Acme Indonesia Tbk", "PT Acme Indonesia Tbk"],
])("finds the name in %s", (line, name) => {
  expect(legalNameIn(line)).toBe(name);
});

test.each([
  "ALL GOODS ARE SOLD AS SEEN",
  "Versandkostenfrei Ab 50 €",
  "Call us at 9 AM PT Monday to Friday",
  "PTFE Non-stick pans",
  "ТОВАРЫ ДЛЯ ДОМА",
  "Our company sells limited editions",
  "",
])("finds none in %s", (line) => {
  expect(legalNameIn(line)).toBeUndefined();
});
