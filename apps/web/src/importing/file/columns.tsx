"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/ui/checkbox";
import { Notice } from "@/ui/notice";
import { SelectField } from "@/ui/select-field";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { FIELDS, isComplete, type Mapping, withField } from "../read/mapping";
import type { Table as FileTable } from "../read/parse";

/** Values of a column that are shown, to tell what it holds. */
const SHOWN = 3;

interface ColumnsProps {
  file: FileTable;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** What each column holds, as it was guessed, with its first values. */
export function Columns({ file: { rows }, mapping, onChange }: ColumnsProps) {
  const t = useTranslations("import");
  const data = mapping.hasHeader ? rows.slice(1) : rows;
  const [header] = mapping.hasHeader ? rows : [];
  const valuesOf = (column: number) => {
    const values: string[] = [];
    for (const { cells } of data) {
      const value = cells[column]?.trim() ?? "";
      if (value !== "") values.push(value);
      if (values.length === SHOWN) break;
    }
    return values;
  };
  return (
    <section aria-labelledby="import-columns" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="import-columns" className="title text-xl">
          {t("columns.title")}
        </h2>
        <p className="text-soft">{t("columns.description")}</p>
      </div>
      <Checkbox
        label={t("columns.header")}
        checked={mapping.hasHeader}
        onChange={({ target }) => onChange({ ...mapping, hasHeader: target.checked })}
      />
      <Table label={t("columns.title")}>
        <TableHead>
          <HeadCell>{t("columns.column")}</HeadCell>
          <HeadCell className="max-sm:hidden">{t("columns.values")}</HeadCell>
          <HeadCell>{t("columns.holds")}</HeadCell>
        </TableHead>
        <tbody>
          {mapping.columns.map((field, column) => {
            const name = header?.cells[column]?.trim() || t("columns.number", { number: column + 1 });
            return (
              <TableRow key={column}>
                <Cell className="min-w-36 wrap-anywhere">
                  <span className="font-medium">{name}</span>
                  <span className="line-clamp-1 text-sm text-faint sm:hidden">{valuesOf(column).join(" · ")}</span>
                </Cell>
                <Cell className="w-full text-soft max-sm:hidden">
                  <span className="line-clamp-2 wrap-anywhere">{valuesOf(column).join(" · ")}</span>
                </Cell>
                <Cell>
                  <SelectField
                    label={t("columns.holdsOf", { column: name })}
                    labelHidden
                    className="w-48 max-sm:w-40"
                    value={field ?? ""}
                    onChange={({ target }) =>
                      onChange(
                        withField(
                          mapping,
                          column,
                          FIELDS.find((each) => each === target.value),
                        ),
                      )
                    }
                  >
                    <option value="">{t("columns.nothing")}</option>
                    {FIELDS.map((each) => (
                      <option key={each} value={each}>
                        {t(`field.${each}`)}
                      </option>
                    ))}
                  </SelectField>
                </Cell>
              </TableRow>
            );
          })}
        </tbody>
      </Table>
      {!isComplete(mapping) && (
        <Notice tone="warning" title={t("columns.missing")}>
          {t("columns.missingWhy")}
        </Notice>
      )}
    </section>
  );
}
