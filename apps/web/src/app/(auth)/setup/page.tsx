import type { Metadata } from "next";
import { ApiAwayNotice, UntrustedNotice } from "@/frame/api-away";
import { PageTitle } from "@/sign-in/page-title";
import { SetUpForm } from "@/sign-in/set-up-form";
import { setUpState } from "@/sign-in/set-up-state";
import { LinkButton } from "@/ui/link-button";

export const metadata: Metadata = { title: "Set up Marque" };

export default async function SetUpPage() {
  const state = await setUpState();
  if (state === "unknown") return <ApiAwayNotice />;
  if (state === "untrusted")
    return (
      <>
        <PageTitle title="Set up Marque" />
        <UntrustedNotice />
      </>
    );
  if (state === "needed") return <SetUpForm />;
  return (
    <>
      <PageTitle title="Marque is set up already">
        <p>The set-up link was used, and this Marque has its owner. Sign in with that account.</p>
      </PageTitle>
      <LinkButton href="/signin" variant="primary" size="large">
        Sign in
      </LinkButton>
    </>
  );
}
