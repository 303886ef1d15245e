"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { TextField } from "@/ui/text-field";
import type { WrittenFilter } from "./filter";
import { PersonFilter } from "./person-filter";

/** Long enough that a word is typed to its end, short enough not to be felt. */
const TYPING_MILLISECONDS = 300;
/** What people look for; any other action can be typed. */
const KNOWN_ACTIONS = [
  "brand.create",
  "brand.update",
  "brand.remove",
  "token.create",
  "token.rotate",
  "token.revoke",
  "webhook.create",
  "webhook.update",
  "webhook.remove",
  "webhook.rotate-secret",
  "webhook.switch-off",
];

interface AuditFiltersProps {
  filter: WrittenFilter;
  onChange: (change: Partial<WrittenFilter>) => void;
}

/** Narrows the log while one types. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useTranslations("audit.filter");
  const { action, subject } = filter;
  const [written, setWritten] = useState({ action, subject });
  const known = useId();
  // Back and forward change the address; the fields follow.
  useEffect(() => setWritten({ action, subject }), [action, subject]);
  useEffect(() => {
    if (written.action === action && written.subject === subject) return;
    const timer = setTimeout(() => onChange(written), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [written, action, subject, onChange]);
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 rail:grid-cols-5">
      <TextField
        label={t("action")}
        placeholder={t("actionExample")}
        list={known}
        value={written.action}
        onChange={({ target }) => setWritten({ ...written, action: target.value })}
      />
      <datalist id={known}>
        {KNOWN_ACTIONS.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TextField
        label={t("subject")}
        placeholder={t("subjectExample")}
        value={written.subject}
        onChange={({ target }) => setWritten({ ...written, subject: target.value })}
      />
      <PersonFilter actor={filter.actor} onChange={(actor) => onChange({ actor })} />
      <TextField
        label={t("from")}
        type="date"
        value={filter.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={t("to")}
        type="date"
        value={filter.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </search>
  );
}
