"use client";

import { useTranslations } from "next-intl";
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { LeaveGuard } from "../editors/leave-guard";

interface LineFormProps {
  /** `Edit Acme`. */
  label: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  /** Whether something would be lost. */
  isTouched: boolean;
  /** Why it was not saved, when no field can say it. */
  fault: string | undefined;
  children: ReactNode;
}

/** An open line: Enter saves it, also with ⌘ or Ctrl from any field of it; Escape leaves it as it was. */
export function LineForm({ label, onSubmit, onCancel, isTouched, fault, children }: LineFormProps) {
  const t = useTranslations("common");
  const brand = useTranslations("brand");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  return (
    <>
      <LeaveGuard active={isTouched} description={brand("leaveLine")} />
      <form
        ref={form}
        aria-label={label}
        onSubmit={onSubmit}
        onKeyDown={press}
        noValidate
        className="grid gap-3 py-2 scroll-my-24"
      >
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        {children}
        <div className="flex gap-2">
          <Button type="submit" size="small">
            {t("save")}
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </>
  );
}
