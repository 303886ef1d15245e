"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { PendingEntriesProvider, usePendingEntries, usePendingEntry } from "./pending-entries";

interface RowFormProps {
  /** `Edit Acme`. */
  label: string;
  /** Takes the line in; `false` when something is wrong with it. */
  onDone: () => boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** An open line: Enter or "Done" takes it in, Escape or "Cancel" leaves it as it was. Saving the brand takes it in too. */
export function RowForm({ label, onDone, onCancel, children }: RowFormProps) {
  const t = useTranslations("brand.editors");
  const common = useTranslations("common");
  const { entries, commitAll } = usePendingEntries();
  const done = () => commitAll() && onDone();
  usePendingEntry(done);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    done();
  };
  const press = (event: KeyboardEvent) => {
    // Prevented: something that floats over the line has closed on it.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <PendingEntriesProvider entries={entries}>
      <form
        ref={form}
        aria-label={label}
        onSubmit={submit}
        onKeyDown={press}
        className="grid w-full grid-cols-1 gap-4 py-3 pr-1 pl-8.5"
      >
        {children}
        <div className="flex gap-2">
          <Button type="submit" size="small">
            {t("done")}
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {common("cancel")}
          </Button>
        </div>
      </form>
    </PendingEntriesProvider>
  );
}
