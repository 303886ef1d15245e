"use client";

import { MOST_IMPORT_BYTES, MOST_IMPORT_ROWS } from "@marque/schema";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, useRef, useState } from "react";
import { useContract } from "@/contract";
import { Button } from "@/ui/button";
import { classes } from "@/ui/classes";
import { Notice } from "@/ui/notice";
import { saveCsv } from "@/ui/save-file";
import { TextAreaField } from "@/ui/text-area-field";
import { useScriptsReady } from "@/ui/use-scripts-ready";
import { type ReadableFile, type ReadFile, readFile, readText } from "../read/file";
import { SAMPLE } from "../sample";

const MEGABYTES = MOST_IMPORT_BYTES / 1024 / 1024;
const KINDS = ".csv,.tsv,.txt,.json,text/csv,application/json";

type Refused = { source: string } & ({ because: "empty" | "unreadable" | "too-long" } | { rows: number });

/** A file that has too many rows is refused like one that can't be read. */
const refusal = (read: ReadFile): Refused | undefined => {
  if (read.kind === "refused") return read;
  const rows = read.kind === "table" ? read.rows.length - (read.guess.hasHeader ? 1 : 0) : read.records.length;
  return rows > MOST_IMPORT_ROWS ? { source: read.source, rows } : undefined;
};

/** Takes a file, by choosing, dropping or pasting. */
export function ChooseFile({ onRead }: { onRead: (file: ReadableFile) => void }) {
  const t = useTranslations("import.choose");
  const { privateHosts } = useContract();
  const isReady = useScriptsReady();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [pasted, setPasted] = useState("");
  const [reading, setReading] = useState<string>();
  const [refused, setRefused] = useState<Refused>();

  const take = async (source: string, read: Promise<ReadFile>) => {
    setReading(source);
    setRefused(undefined);
    const file = await read;
    setReading(undefined);
    const why = refusal(file);
    if (why !== undefined) setRefused(why);
    else if (file.kind !== "refused") onRead(file);
  };
  const takeFile = (file: File | undefined) => file !== undefined && void take(file.name, readFile(file, privateHosts));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  };
  const takePasted = () => {
    const source = t("pasted");
    void take(source, readText(pasted, { source, encoding: undefined, privateHosts }));
  };
  return (
    <div className="grid gap-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is for everybody */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          "grid justify-items-center gap-3 rounded-card border border-dashed px-6 py-10 text-center transition-colors",
          isOver ? "border-ink bg-hover" : "border-edge",
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.25} className="size-8 text-faint" />
        <p className="title text-lg max-sm:hidden">{t("drop")}</p>
        <p className="text-sm text-soft">{t("kinds", { rows: MOST_IMPORT_ROWS, megabytes: MEGABYTES })}</p>
        <input
          ref={input}
          type="file"
          accept={KINDS}
          hidden
          onChange={({ target }) => {
            takeFile(target.files?.[0]);
            // The same file, mended, is chosen again.
            target.value = "";
          }}
        />
        <div className="flex flex-wrap justify-center gap-2 pt-1">
          <Button
            variant="primary"
            disabled={!isReady}
            pending={reading !== undefined}
            onClick={() => input.current?.click()}
          >
            {t("file")}
          </Button>
          <Button variant="quiet" disabled={!isReady} onClick={() => saveCsv([SAMPLE], "brands-sample.csv")}>
            {t("sample")}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {reading === undefined ? "" : t("reading", { source: reading })}
      </p>
      {refused !== undefined && (
        <Notice
          tone="danger"
          title={
            "rows" in refused
              ? t("tooMany", { source: refused.source, count: refused.rows })
              : t(`refused.${refused.because}`, { source: refused.source })
          }
        >
          {"rows" in refused
            ? t("tooManyWhy", { rows: MOST_IMPORT_ROWS })
            : t(`refusedWhy.${refused.because}`, { megabytes: MEGABYTES })}
        </Notice>
      )}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim() !== "") takePasted();
        }}
      >
        <TextAreaField
          label={t("paste")}
          hint={t("pasteHint")}
          value={pasted}
          rows={4}
          spellCheck={false}
          placeholder={t("pasteExample")}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button type="submit" disabled={!isReady} aria-disabled={pasted.trim() === ""} className="justify-self-start">
          {t("continue")}
        </Button>
      </form>
    </div>
  );
}
