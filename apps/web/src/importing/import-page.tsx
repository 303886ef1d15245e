"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { PageHeader } from "@/ui/page-header";
import { CheckFile } from "./file/check-file";
import { ChooseFile } from "./file/choose-file";
import { RecentImports } from "./progress/recent-imports";
import type { ReadableFile } from "./read/file";

/** From a file to an import that is under way: choose, look at what was understood, start. Nothing is stored before. */
export function ImportPage() {
  const t = useTranslations("import");
  const [file, setFile] = useState<ReadableFile>();
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // What had the focus is gone with its step.
  useEffect(() => {
    if (file === undefined && isFirst.current) return;
    isFirst.current = false;
    top.current?.focus();
  }, [file]);
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <PageHeader
        parent={{ href: "/brands", label: t("brands") }}
        title={t("title")}
        description={file === undefined ? t("description") : file.source}
      />
      {file === undefined ? (
        <div className="grid max-w-form gap-10">
          <ChooseFile onRead={setFile} />
          <RecentImports />
        </div>
      ) : (
        <CheckFile file={file} onBack={() => setFile(undefined)} />
      )}
    </div>
  );
}
