"use client";

import { useTranslations } from "next-intl";
import { Spinner } from "@/ui/spinner";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { useFaultLine } from "../fault-line";
import type { Checked } from "../read/check";

/** Rows that are shown with what is wrong; the result file has all of them. */
const SHOWN = 50;

/** How many rows fit, and what is wrong with those that don't. @param checked `undefined` while they are looked at. */
export function CheckedRows({ checked }: { checked: Checked | undefined }) {
  const t = useTranslations("import.check");
  const faultLine = useFaultLine();
  const bad = checked?.bad ?? [];
  return (
    <section aria-labelledby="import-rows" className="grid gap-3">
      <h2 id="import-rows" className="title text-xl">
        {t("title")}
      </h2>
      <p role="status" className="flex items-center gap-2 text-soft figures">
        {checked === undefined ? (
          <>
            <Spinner /> {t("checking")}
          </>
        ) : bad.length === 0 ? (
          t("allGood", { count: checked.good.length })
        ) : (
          t("someBad", { good: checked.good.length, bad: bad.length })
        )}
      </p>
      {bad.length > 0 && (
        <>
          <p className="text-soft">{t("badHint")}</p>
          <Table label={t("table")}>
            <TableHead>
              <HeadCell figure>{t("row")}</HeadCell>
              <HeadCell>{t("what")}</HeadCell>
            </TableHead>
            <tbody>
              {bad.slice(0, SHOWN).map(({ number, faults }) => (
                <TableRow key={number}>
                  <Cell figure className="align-top">
                    {number}
                  </Cell>
                  <Cell className="w-full align-top wrap-anywhere">
                    {faults.map((fault) => (
                      <p key={`${fault.path} ${fault.code}`}>{faultLine(fault)}</p>
                    ))}
                  </Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
          {bad.length > SHOWN && <p className="text-sm text-soft">{t("more", { count: bad.length - SHOWN })}</p>}
        </>
      )}
    </section>
  );
}
