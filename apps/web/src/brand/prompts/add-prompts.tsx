"use client";

import { type BrandPrompt, faults, onePrompt } from "@marque/schema";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-error";
import type { PromptActs } from "./use-prompt-acts";

interface AddPromptsProps {
  acts: PromptActs;
  /** Shows one that is there already. */
  onShow: (prompt: BrandPrompt) => void;
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The line that adds a prompt; of several lines that are pasted each becomes one. */
export function AddPrompts({ acts, onShow }: AddPromptsProps) {
  const t = useTranslations("brand.prompts");
  const { faultInWords } = useFaultWords();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const [there, setThere] = useState<BrandPrompt>();
  /** Several lines that were not added: the field holds one alone. */
  const [held, setHeld] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const change = (written: string) => {
    setText(written);
    setFault(undefined);
    setThere(undefined);
    setHeld([]);
  };
  const refuse = (lines: readonly string[], why: string) => {
    setFault(why);
    if (lines.length > 1) setHeld(lines);
    // What was typed comes back, unless something else stands there by now.
    else setText((now) => (now === "" ? (lines[0] ?? "") : now));
  };
  const add = async (lines: readonly string[]) => {
    change("");
    for (const line of lines) {
      const checked = onePrompt.safeParse(line);
      if (checked.success) continue;
      const why = faults(checked.error).map(faultInWords);
      return refuse(lines, t("badLine", { line, why: why.join("; ") }));
    }
    const { fault: refused, there: present } = await acts.addPrompts(lines);
    setThere(present);
    if (refused !== undefined) refuse(lines, refused);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (text.trim() !== "") void add([text]);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData("text"));
    if (lines.length < 2) return;
    event.preventDefault();
    void add(text.trim() === "" ? lines : [text, ...lines]);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5 border-t border-line bg-paper py-2">
      <div className="flex gap-2">
        <input
          ref={field}
          data-adds
          aria-label={t("add")}
          aria-describedby="add-prompt-told"
          aria-invalid={fault === undefined ? undefined : true}
          placeholder={t("addPlaceholder")}
          value={text}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => change(target.value)}
          onPaste={paste}
          className="control min-h-9 px-3 py-1.5"
        />
        <Button type="submit">
          <Plus aria-hidden="true" />
          {t("addButton")}
        </Button>
      </div>
      <div id="add-prompt-told" role="status" className="text-sm text-faint">
        <FieldError>{fault}</FieldError>
        {held.length > 0 && (
          <Button size="small" onClick={() => add(held)}>
            {t("addHeld", { count: held.length })}
          </Button>
        )}
        {there !== undefined && (
          <span className="flex flex-wrap items-center gap-x-2">
            {t("there", { prompt: there.prompt })}
            <Button size="small" variant="quiet" onClick={() => onShow(there)}>
              {t("show")}
            </Button>
          </span>
        )}
      </div>
    </form>
  );
}
