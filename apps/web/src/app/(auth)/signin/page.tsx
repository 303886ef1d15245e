import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { safeCallbackUrl } from "@/auth/callback-url";
import { readSession } from "@/auth/session";
import { env } from "@/env";
import { UntrustedNotice } from "@/frame/api-away";
import { Command } from "@/sign-in/command";
import { PageTitle } from "@/sign-in/page-title";
import type { SearchParameters } from "@/sign-in/search-parameters";
import { setUpState } from "@/sign-in/set-up-state";
import { isFailure } from "@/sign-in/sign-in";
import { SignInForm } from "@/sign-in/sign-in-form";
import { Notice } from "@/ui/notice";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const { callbackUrl: written, error } = await searchParams;
  const callbackUrl = safeCallbackUrl(written);
  const [session, setUp] = await Promise.all([readSession(), setUpState()]);
  // The cookie alone is not enough: one that the API no longer accepts would send people round in circles.
  if (session.state === "in") redirect(callbackUrl);
  if (setUp === "needed")
    return (
      <PageTitle title="Marque is not set up yet">
        <p>
          Nobody can sign in before there is an owner. On the machine that runs Marque, type{" "}
          <Command>npm run setup-link</Command> and open the link that it prints.
        </p>
      </PageTitle>
    );
  return (
    <>
      <PageTitle title="Sign in" />
      <div className="grid gap-4">
        {setUp === "untrusted" && <UntrustedNotice />}
        {setUp === "unknown" && (
          <Notice tone="warning" title="Marque’s API does not answer">
            Signing in needs it. If you run Marque, look whether it is started.
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
