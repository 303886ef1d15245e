"use client";

import type { OpenedInvitation } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFaultWords } from "@/i18n/use-fault-words";
import { lazyResolver } from "@/lazy-resolver";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { BadLink } from "./bad-link";
import { join } from "./join";
import { PageTitle } from "./page-title";
import { useLinkForm } from "./use-link-form";

interface JoinFormProps {
  invitationKey: string;
  invitation: OpenedInvitation;
}

/** For who isn't signed in: somebody new sets a name and a password, somebody known gives theirs. */
export function JoinForm({ invitationKey, invitation: { workspace, email, account } }: JoinFormProps) {
  const t = useTranslations("signIn");
  const { issueInWords } = useFaultWords();
  const isNew = account === "none";
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: lazyResolver(async () => {
      const { joinInput } = await import("./schemas");
      return isNew ? joinInput.required({ name: true }) : joinInput;
    }, issueInWords),
    defaultValues: { key: invitationKey, password: "", ...(isNew ? { name: "" } : {}) },
  });
  const { isBadLink, failure, send } = useLinkForm(["name", "password"], (field, message) =>
    setError(field, { message }, { shouldFocus: true }),
  );
  if (isBadLink) return <BadLink of="invitation" />;
  const { errors, isSubmitting } = formState;
  return (
    <>
      <PageTitle title={t("join.titleOf", { workspace })}>
        <p>{t(isNew ? "join.new" : "join.hasPassword", { email })}</p>
      </PageTitle>
      <form
        method="post"
        onSubmit={handleSubmit((input) => send(() => join(input), input.password))}
        noValidate
        className="grid gap-4"
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {/* By which password managers know whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {isNew && (
          <TextField
            label={t("join.name")}
            autoComplete="name"
            autoFocus
            error={errors.name?.message}
            {...register("name")}
          />
        )}
        <PasswordField
          label={t("signIn.password")}
          hint={isNew ? t("passwordHint") : undefined}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoFocus={!isNew}
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" variant="primary" size="large" pending={isSubmitting} className="mt-2">
          {t("join.act", { workspace })}
        </Button>
      </form>
    </>
  );
}
