import { countriesPaying, countriesSpeaking, countryName, countryNamed, countryOfEnding } from "../countries";
import type { Fact, Findings, Seen } from "../findings";
import { COUNTRY_POINTS } from "../weights";
import { countryOfPostcode, countryOfRegion } from "./addresses";
import type { ContactLine } from "./contact-lines";
import { currencyOf } from "./currencies";
import { type CountryPhone, chatPhones, phoneOf } from "./phones";
import { alternateTags, declaredRegions, ownTags } from "./tags";
import type { Ballot } from "./vote";

/** What more countries share than this tells none of them. */
const MOST_SHARING = 12;
const MOST_FACTS = 40;

/** What speaks for each country, by the ISO 3166-1 alpha-2 code. */
export function countryBallots(
  findings: Findings,
  lines: readonly ContactLine[],
  language: string | undefined,
): Ballot[] {
  const facts = (kind: Fact["kind"]) =>
    findings.pages.flatMap((page) => page.facts.filter((fact) => fact.kind === kind)).slice(0, MOST_FACTS);
  const declared = declaredRegions(findings.pages[0]);
  return [
    ...byDomain(findings),
    ...facts("country").flatMap((fact) => byName("address", "locate.address", fact, language)),
    ...facts("area-served").flatMap((fact) => byName("areaServed", "locate.area", fact, language)),
    ...facts("postal-code").flatMap((fact) => byPostcode(fact, facts("address-region"))),
    ...facts("phone").flatMap((fact) => phoneOf(fact.value, declared).map((phone) => byPhone(phone, fact))),
    ...chatPhones(findings).flatMap(({ digits, seen }) => phoneOf(digits, []).map((phone) => byPhone(phone, seen))),
    ...lines.flatMap(byLine),
    ...byTags(findings),
    ...byCurrency(findings, facts("currency")),
    ...byLanguage(language),
  ];
}

function ballot(
  rule: keyof typeof COUNTRY_POINTS,
  values: readonly string[],
  code: Ballot["reason"]["code"],
  params: Ballot["reason"]["params"],
  seen: Ballot["seen"],
): Ballot[] {
  if (values.length === 0 || values.length > MOST_SHARING) return [];
  const country = values.length === 1 ? countryName(values[0] ?? "") : "";
  return [{ rule, values, points: COUNTRY_POINTS[rule], reason: { code, params: { country, ...params } }, seen }];
}

function byDomain({ request }: Findings): Ballot[] {
  const suffix = request.website.registrableDomain.split(".").at(-1) ?? "";
  const country = countryOfEnding(suffix);
  return country === undefined ? [] : ballot("domain", [country], "locate.domain", { suffix }, []);
}

function byName(
  rule: "address" | "areaServed",
  code: "locate.address" | "locate.area",
  fact: Fact,
  language: string | undefined,
): Ballot[] {
  const country = countryNamed(fact.value, language);
  return country === undefined ? [] : ballot(rule, [country], code, { area: fact.value }, [fact]);
}

function byPostcode(fact: Fact, regions: readonly Fact[]): Ballot[] {
  const beside = regions.filter(({ url }) => url === fact.url);
  const country =
    countryOfPostcode(fact.value) ??
    beside.map(({ value }) => countryOfRegion(value, fact.value)).find((each) => each !== undefined);
  return country === undefined
    ? []
    : ballot("postcode", [country], "locate.postcode", { postcode: fact.value }, [fact]);
}

function byPhone({ written, countries, form }: CountryPhone, seen: Seen): Ballot {
  const rule = form === "global" ? "phone" : form === "grouped" ? "nationalPhone" : "bareNationalPhone";
  return {
    rule: "phone",
    values: countries,
    points: COUNTRY_POINTS[rule],
    reason: { code: "locate.phone", params: { number: written, country: countries.map(countryName) } },
    seen: [seen],
  };
}

function byLine({ fact, isOwners, towns, phones, registration, country }: ContactLine): Ballot[] {
  const telling = towns.filter(({ tells }) => tells);
  return [
    ...telling.flatMap(({ code, countries }) =>
      ballot(isOwners ? "postcode" : "loosePostcode", countries, "locate.postcode", { postcode: code }, [fact]),
    ),
    ...phones.map((phone) => byPhone(phone, fact)),
    ...(registration === undefined
      ? []
      : ballot("registration", [registration.country], "locate.registration", { name: registration.name }, [fact])),
    ...(country === undefined ? [] : ballot("address", [country], "locate.address", {}, [fact])),
  ];
}

/** The tags of the home page, and the one country that all its pages in other languages are for. */
function byTags({ pages }: Findings): Ballot[] {
  const home = pages[0];
  if (home === undefined) return [];
  const abroad = alternateTags(home);
  const regions = new Set(abroad.map(({ region }) => region));
  const domestic = regions.size === 1 ? abroad.slice(0, 1) : [];
  return [...ownTags(home), ...domestic].flatMap(({ language, region, fact, written }) => {
    if (region === undefined) return [];
    const rule = language === "en" && region === "US" ? "templateTag" : "tag";
    return ballot(rule, [region], "locate.tag", { tag: written }, [fact]);
  });
}

function byCurrency({ pages }: Findings, declared: readonly Fact[]): Ballot[] {
  const said = declared.map((fact) => ({ code: fact.value.toUpperCase(), seen: fact }));
  const priced = pages.flatMap(({ text, url }) => {
    const found = currencyOf(text);
    return found === undefined ? [] : [{ code: found.code, seen: { quote: found.price, url } }];
  });
  return [...said, ...priced].flatMap(({ code, seen }) =>
    code === "USD" ? [] : ballot("currency", countriesPaying(code), "locate.currency", { currency: code }, [seen]),
  );
}

/** A language tells the country as far as few speak it. */
const byLanguage = (language: string | undefined): Ballot[] =>
  language === undefined ? [] : ballot("spoken", countriesSpeaking(language), "locate.language", { language }, []);
