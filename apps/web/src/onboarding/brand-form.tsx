"use client";

import type { DraftHandle } from "@/brand/draft/use-draft";
import { AliasEditor } from "@/brand/editors/alias-editor";
import { CompetitorEditor } from "@/brand/editors/competitor-editor";
import { DomainEditor } from "@/brand/editors/domain-editor";
import { IdField } from "@/brand/editors/id-field";
import { NameField } from "@/brand/editors/name-field";
import { PromptEditor } from "@/brand/editors/prompt-editor";
import { Section } from "@/brand/editors/section";
import { ticked } from "./what-is-saved";

interface BrandFormProps extends Pick<DraftHandle, "draft" | "change"> {
  /** An analysis is still filling in. */
  running: boolean;
  /** A free id, when the one that was wanted is taken. */
  idProposal: string | undefined;
}

/** The brand's page, building itself: every value can be changed from the moment it is there. */
export function BrandForm({ draft, change, running, idProposal }: BrandFormProps) {
  const { name, id, domains, aliases, competitors, prompts } = draft;
  const awaited = (list: { entries: readonly unknown[] }) => running && list.entries.length === 0;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-5">
        <NameField
          name={name}
          awaited={running && name.value === "" && !name.touched}
          onChange={(value) => change({ field: "name", value })}
        />
        <IdField id={id} proposal={idProposal} onChange={(value) => change({ field: "id", value })} />
      </div>
      <Section title="Domains" hint="The first is the primary website.">
        <DomainEditor domains={domains} onEdit={(edit) => change({ field: "domains", edit })} />
      </Section>
      <Section title="Aliases" hint="Other names that people use for the brand." awaited={awaited(aliases)}>
        <AliasEditor aliases={aliases} onEdit={(edit) => change({ field: "aliases", edit })} />
      </Section>
      <Section title="Competitors" count={ticked(competitors)} awaited={awaited(competitors)}>
        <CompetitorEditor
          competitors={competitors}
          selectionMode="picked"
          onEdit={(edit) => change({ field: "competitors", edit })}
        />
      </Section>
      <Section
        title="Prompts"
        count={ticked(prompts)}
        hint="What buyers type into AI assistants."
        awaited={awaited(prompts)}
      >
        <PromptEditor prompts={prompts} selectionMode="picked" onEdit={(edit) => change({ field: "prompts", edit })} />
      </Section>
    </div>
  );
}
