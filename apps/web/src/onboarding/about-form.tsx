"use client";

import { analysisHints, faults } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

interface AboutFormProps {
  /** What was said before. */
  said: string;
  pending: boolean;
  onSay: (about: string | undefined) => void;
}

/** What the business sells, and to whom, in the person's own words. */
export function AboutForm({ said, pending, onSay }: AboutFormProps) {
  const t = useTranslations("onboarding.market");
  const { faultInWords } = useFaultWords();
  const [text, setText] = useState(said);
  const [error, setError] = useState<string>();
  const say = () => {
    const checked = analysisHints.shape.about.safeParse(text);
    setError(checked.success ? undefined : faults(checked.error).map(faultInWords)[0]);
    if (checked.success) onSay(checked.data);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) say();
      }}
      className="flex flex-wrap items-end gap-2"
    >
      <TextField
        label={t("about")}
        placeholder={t("aboutExample")}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
        error={error}
        className="min-w-60 flex-1"
      />
      <Button type="submit" pending={pending}>
        {t("suggestAgain")}
      </Button>
    </form>
  );
}
