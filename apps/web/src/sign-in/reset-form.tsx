"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { BadLink } from "./bad-link";
import { PageTitle } from "./page-title";
import { resetPassword } from "./reset";
import { useLinkForm } from "./use-link-form";
import { useLinkKey } from "./use-link-key";

/** For who comes by a reset link. */
export function ResetForm() {
  const t = useTranslations("signIn.reset");
  const key = useLinkKey();
  if (key === undefined) return <PageTitle title={t("title")} />;
  return key === null ? <BadLink of="reset" /> : <ResetWithKey resetKey={key} />;
}

function ResetWithKey({ resetKey }: { resetKey: string }) {
  const t = useTranslations("signIn");
  const { issueInWords } = useFaultWords();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).passwordReset, issueInWords),
    defaultValues: { key: resetKey, password: "" },
  });
  const { isBadLink, failure, send } = useLinkForm(["password"], (field, message) =>
    setError(field, { message }, { shouldFocus: true }),
  );
  if (isBadLink) return <BadLink of="reset" />;
  return (
    <>
      <PageTitle title={t("reset.title")}>
        <p>{t("reset.text")}</p>
      </PageTitle>
      <form
        method="post"
        onSubmit={handleSubmit((input) => send(() => resetPassword(input), input.password))}
        noValidate
        className="grid gap-4"
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <PasswordField
          label={t("reset.password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          autoFocus
          error={formState.errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="primary" size="large" pending={formState.isSubmitting} className="mt-2">
          {t("reset.act")}
        </Button>
      </form>
    </>
  );
}
