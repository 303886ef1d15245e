"use client";

import { type Brand, displayHostname } from "@marque/schema";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { draftOf } from "../draft/draft";
import { AliasEditor } from "../editors/alias-editor";
import { DomainEditor } from "../editors/domain-editor";
import { NameField } from "../editors/name-field";
import { EditableSection } from "./editable-section";

/** What the brand is called and where it is found. */
export function DetailsSection({ brand, mayWrite }: { brand: Brand; mayWrite: boolean }) {
  return (
    <EditableSection
      title="Details"
      brandId={brand.id}
      mayWrite={mayWrite}
      draft={() => draftOf(brand, [], [])}
      fields={["name", "domains", "aliases"]}
      changes={({ name, domains, aliases }) => ({ name, domains, aliases })}
      editor={({ draft, change }) => (
        <>
          <NameField name={draft.name} onChange={(value) => change({ field: "name", value })} />
          <Part title="Domains">
            <DomainEditor domains={draft.domains} onEdit={(edit) => change({ field: "domains", edit })} />
          </Part>
          <Part title="Aliases">
            <AliasEditor aliases={draft.aliases} onEdit={(edit) => change({ field: "aliases", edit })} />
          </Part>
        </>
      )}
    >
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[88px_minmax(0,1fr)] sm:gap-y-3">
        <Term name="Domains">
          <ul className="grid gap-1">
            {brand.domains.map((domain, index) => (
              <li key={domain} className="flex flex-wrap items-center gap-2">
                {displayHostname(domain)}
                {index === 0 && brand.domains.length > 1 && <Badge>Primary</Badge>}
              </li>
            ))}
          </ul>
        </Term>
        <Term name="Aliases">
          {brand.aliases.length === 0 ? <span className="text-faint">None</span> : brand.aliases.join(", ")}
        </Term>
        <Term name="Id">{brand.id}</Term>
      </dl>
    </EditableSection>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-sm font-medium">{title}</legend>
      {children}
    </fieldset>
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
