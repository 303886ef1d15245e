"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useContract } from "@/contract";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { understandWebsite } from "./understand-website";
import { useRefusal } from "./use-refusal";
import { useSettled } from "./use-settled";
import { WhatIsUnderstood } from "./what-is-understood";

interface WebsiteFormProps {
  onAnalyse: (website: string) => void;
  onByHand: () => void;
  /** Below the field. */
  children: ReactNode;
}

/** Longer than between two letters, shorter than people wait to see whether something happens. */
const PAUSE_MILLISECONDS = 500;

/** The first thing that is asked for, and the only thing that is needed. It says what it understood before anything is done. */
export function WebsiteForm({ onAnalyse, onByHand, children }: WebsiteFormProps) {
  const t = useTranslations("onboarding.website");
  const refusal = useRefusal();
  const { privateHosts } = useContract();
  const [text, setText] = useState("");
  // What was refused when it was sent; typing takes that back.
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const settled = useSettled(text, PAUSE_MILLISECONDS);
  const isRefused = refused === text;
  // Who sent it has stopped typing.
  const read = isRefused ? text : settled;
  const understood = understandWebsite(read, privateHosts);
  // React attaches the form after the first paint: whatever was typed before that is in the field alone.
  useEffect(() => setText(field.current?.value ?? ""), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = understandWebsite(text, privateHosts);
    if (now.kind === "site") return onAnalyse(now.website.url);
    setRefused(text);
    field.current?.focus();
  };
  const use = (website: string) => {
    setText(website);
    setRefused(undefined);
    field.current?.focus();
  };
  return (
    <div className="mx-auto grid max-w-form gap-10 py-8 rail:py-[12vh]">
      <form noValidate onSubmit={submit} className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="title text-3xl">{t("title")}</h1>
          <p className="max-w-[52ch] text-lg text-pretty text-soft">{t("lead")}</p>
        </div>
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-start gap-2">
            <TextField
              ref={field}
              name="website"
              label={t("label")}
              labelHidden
              // The page is about this one field.
              autoFocus
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t("example")}
              value={text}
              onChange={({ target }) => setText(target.value)}
              // A text field drops line breaks, and so the gaps between websites that were pasted line by line.
              onPaste={(event) => {
                const pasted = event.clipboardData.getData("text/plain");
                if (!/\n./.test(pasted.trim())) return;
                event.preventDefault();
                setText(pasted.trim().replace(/\s*\n\s*/g, ", "));
              }}
              error={isRefused && understood.kind !== "site" ? refusal(understood) : undefined}
              className="min-w-60 flex-1 [&_input]:min-h-11 [&_input]:text-lg"
            />
            <Button type="submit" variant="primary" size="large">
              {t("analyse")}
            </Button>
          </div>
          <WhatIsUnderstood understood={understood} said={isRefused} onUse={use} />
        </div>
        <Button variant="quiet" onClick={onByHand} className="-ml-3.5 w-fit">
          {t("byHand")}
        </Button>
      </form>
      {children}
    </div>
  );
}
