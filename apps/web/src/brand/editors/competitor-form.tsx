"use client";

import type { Competitor, Fault } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useContract } from "@/contract";
import { useFaultWords } from "@/i18n/use-fault-words";
import { TextField } from "@/ui/text-field";
import { cleanAlias, cleanCompetitor, cleanDomain } from "../draft/clean-one";
import { faultAt } from "../draft/place-faults";
import { useLatest } from "../draft/use-latest";
import { RowForm } from "./row-form";
import { ValuesField } from "./values-field";

interface CompetitorFormProps {
  competitor: Competitor;
  onDone: (competitor: Competitor) => void;
  onCancel: () => void;
}

/** A competitor, opened. */
export function CompetitorForm({ competitor, onDone, onCancel }: CompetitorFormProps) {
  const t = useTranslations("brand.editors");
  const { faultInWords } = useFaultWords();
  const contract = useContract();
  const { value, change, latest } = useLatest(competitor);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const take = () => {
    const { value: cleaned, faults } = cleanCompetitor(contract, latest());
    setRefused(faults ?? []);
    if (cleaned !== undefined) onDone(cleaned);
    return cleaned !== undefined;
  };
  return (
    <RowForm label={t("editCompetitor", { name: competitor.name })} onDone={take} onCancel={onCancel}>
      <TextField
        label={t("name")}
        autoFocus
        autoComplete="off"
        value={value.name}
        onChange={({ target }) => change((before) => ({ ...before, name: target.value }))}
        error={faultAt(refused, "name", faultInWords)}
        className="max-w-96"
      />
      <ValuesField
        label={t("domains")}
        addLabel={t("addDomain")}
        values={value.domains}
        clean={(written) => cleanDomain(contract, written)}
        onChange={(next) => change((before) => ({ ...before, domains: next(before.domains) }))}
        fault={faultAt(refused, "domains", faultInWords)}
      />
      <ValuesField
        label={t("aliases")}
        addLabel={t("addAlias")}
        values={value.aliases}
        clean={cleanAlias}
        onChange={(next) => change((before) => ({ ...before, aliases: next(before.aliases) }))}
        fault={faultAt(refused, "aliases", faultInWords)}
      />
    </RowForm>
  );
}
