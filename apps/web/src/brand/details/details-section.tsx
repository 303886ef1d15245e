"use client";

import { type Brand, displayHostname } from "@marque/schema";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Section } from "../page/section";
import { useBrandStore } from "../store/brand-store";
import { useLine } from "../table/use-line";
import { type Details, DetailsForm } from "./details-form";
import { useSaveDetails } from "./use-save-details";

/** What the brand is called and where it is found. */
export function DetailsSection({ brand, mayWrite }: { brand: Brand; mayWrite: boolean }) {
  const t = useTranslations("brand.details");
  const { stored } = useBrandStore();
  const saveDetails = useSaveDetails();
  const { editing, setEditing, opener } = useLine<Details>();
  const { id, name, domains, aliases, updatedAt } = brand;
  const open = () => {
    const values = { name, domains, aliases };
    const since = stored()?.brand.updatedAt ?? updatedAt;
    setEditing({ values, base: values, since, focus: undefined, faults: {} });
  };
  const save = async (values: Details) => {
    if (editing === undefined) return;
    setEditing(undefined);
    const faults = await saveDetails(editing, values);
    // Not saved: what was typed stands here again, with why.
    if (faults !== undefined) setEditing({ ...editing, values, faults });
  };
  return (
    <Section
      id="details"
      title={t("title")}
      action={
        mayWrite &&
        editing === undefined && (
          <Button ref={opener} size="small" variant="quiet" aria-label={t("edit")} onClick={open}>
            {t("editButton")}
          </Button>
        )
      }
    >
      {editing !== undefined ? (
        <DetailsForm
          key={JSON.stringify(editing.faults)}
          editing={editing}
          onSave={save}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        <dl className="grid gap-x-6 gap-y-3 pt-1 sm:grid-cols-[88px_minmax(0,1fr)]">
          <Term name={t("domains")}>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {domains.map((domain, index) => (
                <li key={domain} className="flex items-center gap-2">
                  {displayHostname(domain)}
                  {index === 0 && domains.length > 1 && <Badge>{t("primary")}</Badge>}
                </li>
              ))}
            </ul>
          </Term>
          <Term name={t("aliases")}>
            {aliases.length === 0 ? <span className="text-faint">{t("none")}</span> : aliases.join(", ")}
          </Term>
          <Term name={t("id")}>{id}</Term>
        </dl>
      )}
    </Section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:contents">
      <dt className="text-sm/[21px] text-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
