"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { BadLink } from "./bad-link";
import { PageTitle } from "./page-title";
import { setUp } from "./set-up";
import { useLinkForm } from "./use-link-form";
import { useLinkKey } from "./use-link-key";

const FIELDS = ["workspaceName", "name", "email", "password"] as const;

/** The first run, for who comes by the set-up link. */
export function SetUpForm() {
  const t = useTranslations("signIn.setUp");
  const key = useLinkKey();
  if (key === undefined) return <PageTitle title={t("title")} />;
  return key === null ? <BadLink of="setUp" /> : <SetUpWithKey setUpKey={key} />;
}

/** Makes the owner and the workspace, signs the owner in, and opens the book. */
function SetUpWithKey({ setUpKey }: { setUpKey: string }) {
  const t = useTranslations("signIn");
  const { issueInWords } = useFaultWords();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: lazyResolver(async () => (await import("./schemas")).setUpInput, issueInWords),
    defaultValues: { key: setUpKey, workspaceName: "", name: "", email: "", password: "" },
  });
  const { isBadLink, failure, send } = useLinkForm(FIELDS, (field, message) =>
    setError(field, { message }, { shouldFocus: true }),
  );
  if (isBadLink) return <BadLink of="setUp" />;
  const { errors, isSubmitting } = formState;
  return (
    <>
      <PageTitle title={t("setUp.title")}>
        <p>{t("setUp.text")}</p>
      </PageTitle>
      {/* `post` keeps the password out of the address when somebody submits before the scripts have loaded. */}
      <form
        method="post"
        onSubmit={handleSubmit((input) => send(() => setUp(input), input.password))}
        noValidate
        className="grid gap-4"
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextField
          label={t("setUp.workspace")}
          hint={t("setUp.workspaceHint")}
          autoComplete="organization"
          autoFocus
          error={errors.workspaceName?.message}
          {...register("workspaceName")}
        />
        <TextField label={t("setUp.name")} autoComplete="name" error={errors.name?.message} {...register("name")} />
        <TextField
          label={t("signIn.email")}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label={t("signIn.password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="primary" size="large" pending={isSubmitting} className="mt-2">
          {t("setUp.act")}
        </Button>
      </form>
    </>
  );
}
