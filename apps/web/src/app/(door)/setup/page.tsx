import type { Metadata } from "next";
import { BadLink } from "@/door/bad-link";
import { DoorTitle } from "@/door/door-title";
import { needsSetUp } from "@/door/needs-set-up";
import type { SearchParameters } from "@/door/search-parameters";
import { SetUpForm } from "@/door/set-up-form";
import { ApiAwayNotice } from "@/frame/api-away";
import { LinkButton } from "@/ui/link-button";

export const metadata: Metadata = { title: "Set up Marque" };

export default async function SetUpPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const key = (await searchParams).key;
  const unowned = await needsSetUp();
  if (unowned === undefined) return <ApiAwayNotice />;
  if (!unowned)
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
  return typeof key === "string" && key !== "" ? <SetUpForm setUpKey={key} /> : <BadLink />;
}
