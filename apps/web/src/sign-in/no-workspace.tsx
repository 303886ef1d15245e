import type { Account } from "@marque/schema";
import { useTranslations } from "next-intl";
import { SignOutButton } from "@/auth/sign-out-button";
import { LinkButton } from "@/ui/link-button";
import { PageTitle } from "./page-title";

/** For who is signed in and in no workspace: what that means, and the way into one. */
export function NoWorkspace({ account: { name, email } }: { account: Account }) {
  const t = useTranslations("signIn.noWorkspace");
  return (
    <>
      <PageTitle title={t("title")}>
        <p>{t("text", { name })}</p>
        <p>{t.rich("advice", { email, address: (words) => <b className="font-medium text-ink">{words}</b> })}</p>
      </PageTitle>
      <div className="flex items-center justify-between gap-2">
        {/* Whoever came in meanwhile is led on by it. */}
        <LinkButton href="/brands" prefetch={false} variant="primary" size="large">
          {t("look")}
        </LinkButton>
        <SignOutButton />
      </div>
    </>
  );
}
