"use client";

import type { Session } from "@marque/schema";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { type SignInOutcome, signInWithPassword } from "@/sign-in/sign-in";
import type { SignInGate } from "@/trpc/sign-in-gate";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { useSamePerson } from "./use-same-person";

interface SessionEndedDialogProps {
  session: Session;
  gate: SignInGate;
}

/** In place of the sign-in page, which would take what was typed away. */
export function SessionEndedDialog({ session, gate }: SessionEndedDialogProps) {
  const t = useTranslations("frame");
  const isSamePerson = useSamePerson(session);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInOutcome>();
  useEffect(() => {
    // They may have signed in elsewhere meanwhile: in another tab, or with a provider.
    const look = () => {
      if (document.visibilityState === "visible")
        isSamePerson().then(
          (isBack) => isBack && gate.open(true),
          // Still nobody: the dialog stays.
          () => undefined,
        );
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [gate, isSamePerson]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog in a form: React would hand the event on to the page's.
    event.stopPropagation();
    const password = new FormData(event.currentTarget).get("password");
    setPending(true);
    setFailure(undefined);
    const outcome = await signInWithPassword(session.email, String(password));
    const isBack = outcome === "in" && (await isSamePerson().catch(() => false));
    setPending(false);
    if (isBack) gate.open(true);
    else setFailure(outcome === "in" ? "unavailable" : outcome);
  };
  return (
    <Dialog
      title={t("ended.title")}
      description={t("ended.about")}
      open
      keepOpen
      onOpenChange={(isOpen) => !isOpen && gate.open(false)}
    >
      <form method="post" onSubmit={submit} className="grid gap-4">
        {failure !== undefined && (
          <Notice tone="danger">
            {failure === "wrong" || failure === "limited" ? t(`ended.${failure}`) : t("ended.failed")}
          </Notice>
        )}
        <p>{t.rich("ended.as", { email: session.email, strong: (words) => <strong>{words}</strong> })}</p>
        {/* By which password managers know whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={session.email} readOnly hidden />
        <PasswordField label={t("ended.password")} name="password" autoComplete="current-password" required autoFocus />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <a
            href="/signin"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center text-sm underline underline-offset-2"
          >
            {t("ended.otherWay")}
          </a>
          <Button type="submit" variant="primary" pending={pending}>
            {t("ended.signIn")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
