"use client";

import { type Competitor, type CompetitorGroup, type Evidence, sameText } from "@marque/schema";
import { useTranslations } from "next-intl";
import { memo, useMemo } from "react";
import { cleanCompetitor, limitFaults } from "@/brand/draft/clean-one";
import { KINDS } from "@/brand/draft/draft";
import { findSame, type ListEdit } from "@/brand/draft/edit-list";
import type { Entry, EntryList } from "@/brand/draft/entry";
import { AddField } from "@/brand/editors/add-field";
import { useEvidenceOf } from "@/brand/editors/evidence-context";
import { useFault } from "@/brand/editors/faults-context";
import { WhyOf } from "@/brand/editors/why";
import { understandCompetitor } from "@/brand/understand/competitor";
import { useContract } from "@/contract";
import { useAnnounce } from "@/ui/announcer";
import { CompetitorLine } from "./competitor-line";
import { useLines } from "./use-lines";

interface CompetitorsProps {
  competitors: EntryList<Competitor>;
  onEdit: (edit: ListEdit<Competitor>) => void;
}

/** `own`: those that a person wrote. */
type GroupName = CompetitorGroup | "own";
const GROUPS: readonly GroupName[] = ["direct", "larger", "regional", "niche", "own"];

/** Whom the brand is compared with, by how they stand to it, in two columns of lines. */
export const Competitors = memo(function Competitors({ competitors, onEdit }: CompetitorsProps) {
  const t = useTranslations("onboarding.review");
  const contract = useContract();
  const announce = useAnnounce();
  const fault = useFault("competitors");
  const groups = useGroups(competitors);
  const shown = useMemo(() => groups.flatMap(({ entries }) => entries.map(({ key }) => key)), [groups]);
  const { roving, active, opened, pointedOut, pointOut, acts } = useLines(
    competitors,
    shown,
    ({ name }) => name,
    onEdit,
  );
  const add = (text: string) => {
    const written = { ...understandCompetitor(text, contract.privateHosts), aliases: [] };
    const { value, faults } = cleanCompetitor(contract, written);
    if (value === undefined) return faults;
    const same = findSame(competitors, value, KINDS.competitors) ?? withDomainOf(competitors, value);
    if (same !== undefined) {
      pointOut(same.key);
      if (same.ticked) return { isThere: t("isThere", { name: same.value.name }) };
      onEdit({ do: "tick", keys: [same.key], ticked: true });
      announce(t("tickedAgain", { name: same.value.name }));
      return undefined;
    }
    const sent = competitors.entries.filter(({ ticked }) => ticked).map((entry) => entry.value);
    const limit = limitFaults(contract.brandFields.shape.competitors, [...sent, value]);
    if (limit === undefined) onEdit({ do: "add", value });
    return limit;
  };
  return (
    <div {...roving}>
      <div className="gap-x-8 wide:columns-2">
        {groups.map(({ name, entries, shared }) => (
          <div key={name} className="contents">
            <h3 className="flex min-h-8 items-end gap-1.5 pb-1 text-sm font-medium text-soft [break-after:avoid] [column-span:all]">
              {t(`groups.${name}`)}
              <span className="font-normal text-faint figures">{entries.length}</span>
              <WhyOf of={t(`groups.${name}`)} evidence={shared} />
            </h3>
            <ul aria-label={t(`groups.${name}`)} className="contents">
              {entries.map((entry) => (
                <CompetitorLine
                  key={entry.key}
                  entry={entry}
                  active={entry.key === active}
                  open={opened.has(entry.key)}
                  pointedOut={entry.key === pointedOut}
                  whySaid={shared.length > 0}
                  acts={acts}
                  onEdit={onEdit}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <AddField label={t("addCompetitor")} onAdd={add} fault={fault} />
    </div>
  );
});

const withDomainOf = ({ entries }: EntryList<Competitor>, { domains }: Competitor): Entry<Competitor> | undefined =>
  entries.find(({ value }) => value.domains.some((domain) => domains.includes(domain)));

interface Group {
  name: GroupName;
  entries: readonly Entry<Competitor>[];
  /** The reasons that all of them have in common, when they have no others. */
  shared: readonly Evidence[];
}

/** The lines by their group, each in the order of the list. */
function useGroups({ entries }: EntryList<Competitor>): Group[] {
  const evidence = useEvidenceOf("competitors");
  return useMemo(() => {
    const byName = new Map<string, Evidence[]>();
    for (const each of evidence) byName.set(sameText(each.value), [...(byName.get(sameText(each.value)) ?? []), each]);
    const reasonsOf = ({ suggestedAs }: Entry<Competitor>) => byName.get(sameText(suggestedAs ?? "")) ?? [];
    const groupOf = (entry: Entry<Competitor>): GroupName =>
      entry.suggestedAs === null
        ? "own"
        : (reasonsOf(entry).find(({ group }) => group !== undefined)?.group ?? "direct");
    return GROUPS.flatMap((name): Group[] => {
      const inside = entries.filter((entry) => groupOf(entry) === name);
      return inside.length === 0 ? [] : [{ name, entries: inside, shared: sharedBy(inside.map(reasonsOf)) }];
    });
  }, [entries, evidence]);
}

const sameReasons = (reasons: readonly Evidence[]): string =>
  JSON.stringify(reasons.map(({ reason, quote, url }) => [reason, quote, url]));

function sharedBy(all: readonly (readonly Evidence[])[]): readonly Evidence[] {
  const [first = [], ...others] = all;
  return others.length > 0 && others.every((each) => sameReasons(each) === sameReasons(first)) ? first : [];
}
