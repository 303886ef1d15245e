import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { safeCallbackUrl } from "@/auth/callback-url";
import { NO_WORKSPACE, readSession } from "@/auth/session";
import { env } from "@/env";
import { UntrustedNotice } from "@/frame/api-away";
import { Command } from "@/sign-in/command";
import { PageTitle } from "@/sign-in/page-title";
import type { SearchParameters } from "@/sign-in/search-parameters";
import { setUpState } from "@/sign-in/set-up-state";
import { isFailure } from "@/sign-in/sign-in";
import { SignInForm } from "@/sign-in/sign-in-form";
import { Notice } from "@/ui/notice";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("signIn.title"),
});

export default async function SignInPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const t = await getTranslations("signIn");
  const frame = await getTranslations("frame");
  const { callbackUrl: written, error, ended } = await searchParams;
  const callbackUrl = safeCallbackUrl(written);
  const [session, setUp] = await Promise.all([readSession(), setUpState()]);
  // The cookie alone is not enough: one that the API no longer accepts would send people round in circles.
  if (session.state === "in") redirect(callbackUrl);
  if (session.state === "nowhere") redirect(NO_WORKSPACE);
  if (setUp === "needed")
    return (
      <PageTitle title={t("notSetUp.title")}>
        <p>{t.rich("notSetUp.text", { command: (words) => <Command>{words}</Command> })}</p>
      </PageTitle>
    );
  return (
    <>
      <PageTitle title={t("signIn.title")} />
      <div className="grid gap-4">
        {ended !== undefined && (
          <Notice tone="info" title={frame("ended.title")}>
            {frame("ended.goOn")}
          </Notice>
        )}
        {setUp === "untrusted" && <UntrustedNotice />}
        {setUp === "unknown" && (
          <Notice tone="warning" title={t("signIn.apiAway")}>
            {t("signIn.apiAwayText")}
          </Notice>
        )}
        <SignInForm
          callbackUrl={callbackUrl}
          provider={env().provider?.name}
          failed={isFailure(error) ? error : error === undefined ? undefined : "provider"}
        />
      </div>
    </>
  );
}
