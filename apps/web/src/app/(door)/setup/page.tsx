import type { Metadata } from "next";
import { DoorTitle } from "@/door/door-title";
import { SetUpForm } from "@/door/set-up-form";
import { setUpState } from "@/door/set-up-state";
import { ApiAwayNotice, UntrustedNotice } from "@/frame/api-away";
import { LinkButton } from "@/ui/link-button";

export const metadata: Metadata = { title: "Set up Marque" };

export default async function SetUpPage() {
  const state = await setUpState();
  if (state === "unknown") return <ApiAwayNotice />;
  if (state === "untrusted")
    return (
      <>
        <DoorTitle title="Set up Marque" />
        <UntrustedNotice />
      </>
    );
  if (state === "needed") return <SetUpForm />;
  return (
    <>
      <DoorTitle title="Marque is set up already">
        <p>The set-up link was used, and this Marque has its owner. Sign in with that account.</p>
      </DoorTitle>
      <LinkButton href="/signin" variant="primary" size="large">
        Sign in
      </LinkButton>
    </>
  );
}
