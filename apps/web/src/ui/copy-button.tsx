"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAnnounce } from "./announcer";
import { Button } from "./button";

/** Copies a text and says so. Where the browser refuses (no secure origin), it says that instead. */
export function CopyButton({ text, label, said }: { text: string; label: string; said: string }) {
  const t = useTranslations("ui");
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(said);
    } catch {
      // Not lost: the text stands beside the button and can be selected.
      announce(t("notCopied"));
    }
  };
  return (
    <Button onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? t("copied") : label}
    </Button>
  );
}
