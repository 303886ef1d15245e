"use client";

import type { Brand, Competitor } from "@marque/schema";
import { draftOf } from "../draft/draft";
import { CompetitorEditor } from "../editors/competitor-editor";
import { CompetitorDetails } from "../editors/competitor-row";
import { EditableSection } from "./editable-section";

interface CompetitorsSectionProps {
  brand: Brand;
  competitors: readonly Competitor[];
  mayWrite: boolean;
}

/** Whom the brand is compared with. */
export function CompetitorsSection({ brand, competitors, mayWrite }: CompetitorsSectionProps) {
  return (
    <EditableSection
      title="Competitors"
      count={competitors.length === 0 ? undefined : `${competitors.length}`}
      brandId={brand.id}
      mayWrite={mayWrite}
      draft={() => draftOf(brand, competitors, [])}
      nothing={competitors.length === 0 ? NOTHING : undefined}
      fields={["competitors"]}
      changes={({ competitors: changed }) => ({ competitors: changed })}
      editor={({ draft, change }) => (
        <CompetitorEditor
          competitors={draft.competitors}
          selectionMode="switched"
          onEdit={(edit) => change({ field: "competitors", edit })}
        />
      )}
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {competitors.map((competitor) => (
          <li key={competitor.name} className="min-w-0 border-b border-line py-2 wrap-anywhere">
            <span className="font-serif text-name font-medium">{competitor.name}</span>
            <CompetitorDetails competitor={competitor} />
          </li>
        ))}
      </ul>
    </EditableSection>
  );
}

const NOTHING = {
  text: "No competitors yet. They are the brands that this one is compared with in answers.",
  act: "Add competitors",
};
