"use client";

import type { Competitor } from "@marque/schema";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback } from "react";
import type { BrandDraft, PromptDraft } from "@/brand/draft/draft";
import type { ListEdit } from "@/brand/draft/edit-list";
import type { EntryList } from "@/brand/draft/entry";
import type { DraftHandle } from "@/brand/draft/use-draft";
import { AliasEditor } from "@/brand/editors/alias-editor";
import { DomainEditor } from "@/brand/editors/domain-editor";
import { useFaultyFields } from "@/brand/editors/faults-context";
import { IdField } from "@/brand/editors/id-field";
import { NameField } from "@/brand/editors/name-field";
import { Section } from "@/brand/editors/section";
import { Competitors } from "./competitors";
import { Prompts } from "./prompts";
import { SectionTabs } from "./section-tabs";

interface ReviewProps extends Pick<DraftHandle, "change"> {
  draft: BrandDraft;
  /** An analysis is still filling in. */
  running: boolean;
  /** A free id, when the one that was wanted is taken. */
  idProposal: string | undefined;
  /** The market that it is in. */
  market: ReactNode;
}

/** The brand's page, building itself: every value can be changed from the moment it is there. */
export function Review({ draft, change, running, idProposal, market }: ReviewProps) {
  const t = useTranslations("onboarding.review");
  const { name, id, domains, aliases, competitors, prompts } = draft;
  const editDomains = useCallback((edit: ListEdit<string>) => change({ field: "domains", edit }), [change]);
  const editAliases = useCallback((edit: ListEdit<string>) => change({ field: "aliases", edit }), [change]);
  const editCompetitors = useCallback((edit: ListEdit<Competitor>) => change({ field: "competitors", edit }), [change]);
  const editPrompts = useCallback((edit: ListEdit<PromptDraft>) => change({ field: "prompts", edit }), [change]);
  const awaited = (list: EntryList<unknown>) => running && list.entries.length === 0;
  const faulty = useFaultyFields();
  const tabs = [
    { id: "brand", label: t("brand"), faulty: ["id", "name", "domains", "aliases"].some((field) => faulty.has(field)) },
    { id: "competitors", label: t("competitors"), count: share(competitors), faulty: faulty.has("competitors") },
    { id: "prompts", label: t("prompts"), count: share(prompts), faulty: faulty.has("prompts") },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <SectionTabs tabs={tabs} />
      <div id="brand" tabIndex={-1} className="grid grid-cols-1 gap-4 scroll-mt-14 outline-none">
        <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_220px]">
          <NameField
            name={name}
            awaited={running && name.value === "" && !name.touched}
            onChange={(value) => change({ field: "name", value })}
          />
          <IdField id={id} proposal={idProposal} onChange={(value) => change({ field: "id", value })} />
        </div>
        {market}
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 wide:grid-cols-2">
          <Section title={t("domains")}>
            <DomainEditor domains={domains} onEdit={editDomains} />
          </Section>
          <Section title={t("aliases")} awaited={awaited(aliases)}>
            <AliasEditor aliases={aliases} onEdit={editAliases} />
          </Section>
        </div>
      </div>
      <div id="competitors" tabIndex={-1} className="scroll-mt-14 outline-none">
        <Section title={t("competitors")} count={ofAll(competitors, t)} awaited={awaited(competitors)}>
          <Competitors competitors={competitors} onEdit={editCompetitors} />
        </Section>
      </div>
      <div id="prompts" tabIndex={-1} className="scroll-mt-14 outline-none">
        <Section title={t("prompts")} count={ofAll(prompts, t)} awaited={awaited(prompts)}>
          <Prompts prompts={prompts} onEdit={editPrompts} />
        </Section>
      </div>
      <p className="text-xs text-faint max-rail:hidden">{t("keys")}</p>
    </div>
  );
}

const tickedOf = ({ entries }: EntryList<unknown>): number => entries.filter(({ ticked }) => ticked).length;

/** `19/20`; nothing of nothing. */
const share = (list: EntryList<unknown>): string | undefined =>
  list.entries.length === 0 ? undefined : `${tickedOf(list)}/${list.entries.length}`;

const ofAll = (list: EntryList<unknown>, t: ReturnType<typeof useTranslations<"onboarding.review">>) =>
  list.entries.length === 0 ? undefined : t("ofAll", { ticked: tickedOf(list), total: list.entries.length });
