"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/ui/page-header";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { Sessions } from "./sessions";

/** One's own account: name, password, and where one is signed in. */
export function AccountPage() {
  const t = useTranslations("account");
  return (
    <div className="mx-auto grid w-full max-w-form gap-10">
      <div>
        <PageHeader title={t("title")} />
        <NameForm />
      </div>
      <section className="grid gap-4" aria-labelledby="password-title">
        <h2 id="password-title" className="title text-xl">
          {t("password")}
        </h2>
        <PasswordForm />
      </section>
      <Sessions />
    </div>
  );
}
