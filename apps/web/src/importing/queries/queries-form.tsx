"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/ui/button";
import { TextAreaField } from "@/ui/text-area-field";
import { useScriptsReady } from "@/ui/use-scripts-ready";
import { decode } from "../read/decode";
import { type Query, readQueries } from "./read-queries";

/** Takes queries, from a file or pasted. */
export function QueriesForm({ onRead }: { onRead: (queries: Query[]) => void }) {
  const t = useTranslations("import.queries");
  const isReady = useScriptsReady();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const read = async (written: string) => onRead(await readQueries(written));
  const readFile = async (file: File | undefined) => {
    if (file !== undefined) await read(decode(new Uint8Array(await file.arrayBuffer())).text);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void read(text);
      }}
    >
      <TextAreaField
        label={t("paste")}
        hint={t("pasteHint")}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        onChange={({ target }) => {
          void readFile(target.files?.[0]);
          target.value = "";
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={!isReady}>
          {t("read")}
        </Button>
        <Button variant="quiet" disabled={!isReady} onClick={() => input.current?.click()}>
          {t("file")}
        </Button>
        <p className="text-sm text-faint">{t("fileHint")}</p>
      </div>
    </form>
  );
}
