"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "./copy-button";

interface CopyableProps {
  label: string;
  text: string;
  /** What is said when it was copied: `Token copied`. */
  said: string;
}

/** A text to be taken elsewhere, with a button that copies it. */
export function Copyable({ label, text, said }: CopyableProps) {
  const t = useTranslations("ui");
  return (
    <div className="grid min-w-0 gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <div className="flex flex-wrap items-start gap-2">
        <code className="min-w-60 flex-1 rounded-control border border-line bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere select-all">
          {text}
        </code>
        <CopyButton text={text} label={t("copy")} said={said} />
      </div>
    </div>
  );
}
