"use client";

import { type BrandCompetitor, displayHostname, faults, sameText } from "@marque/schema";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useContract } from "@/contract";
import { useFaultWords } from "@/i18n/use-fault-words";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-error";
import { showRow } from "../table/row-focus";
import { understandCompetitor } from "../understand/competitor";
import type { CompetitorActs } from "./use-competitor-acts";

interface AddCompetitorProps {
  competitors: readonly BrandCompetitor[];
  acts: CompetitorActs;
}

/** The line that adds: a name, a domain, a web address, or a name with its domain. */
export function AddCompetitor({ competitors, acts }: AddCompetitorProps) {
  const t = useTranslations("brand.competitors");
  const { faultInWords } = useFaultWords();
  const contract = useContract();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const [there, setThere] = useState<BrandCompetitor>();
  const field = useRef<HTMLInputElement>(null);
  const understood = understandCompetitor(text, contract.privateHosts);
  const change = (written: string) => {
    setText(written);
    setFault(undefined);
    setThere(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (text.trim() === "") return;
    const present = competitors.find(
      ({ name, domains }) =>
        sameText(name) === sameText(understood.name) || domains.some((each) => understood.domains.includes(each)),
    );
    setThere(present);
    if (present !== undefined) return;
    const checked = contract.competitorAddition.safeParse(understood);
    if (!checked.success) return setFault(faults(checked.error).map(faultInWords).join("; "));
    change("");
    const refused = await acts.addCompetitor(checked.data);
    if (refused === undefined) return;
    // What was typed comes back, unless something else stands there by now.
    setText((now) => (now === "" ? text : now));
    setFault(t("notAdded", { name: checked.data.name, why: refused }));
  };
  const isRead = understood.domains.length > 0 && fault === undefined && there === undefined;
  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5 border-t border-line bg-paper py-2">
      <div className="flex gap-2">
        <input
          ref={field}
          data-adds
          aria-label={t("add")}
          aria-describedby="add-competitor-told"
          aria-invalid={fault === undefined ? undefined : true}
          placeholder={t("addPlaceholder")}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => change(target.value)}
          className="control min-h-9 px-3 py-1.5"
        />
        <Button type="submit">
          <Plus aria-hidden="true" />
          {t("addButton")}
        </Button>
      </div>
      <div id="add-competitor-told" role="status" className="text-sm text-faint">
        <FieldError>{fault}</FieldError>
        {there !== undefined && (
          <span className="flex flex-wrap items-center gap-x-2">
            {t("there", { name: there.name })}
            <Button size="small" variant="quiet" onClick={() => showRow(there.id)}>
              {t("show")}
            </Button>
          </span>
        )}
        {isRead &&
          t("understood", { name: understood.name, domains: understood.domains.map(displayHostname).join(", ") })}
      </div>
    </form>
  );
}
