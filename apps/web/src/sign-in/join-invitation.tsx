"use client";

import type { OpenedInvitation } from "@marque/schema";
import { useEffect, useState } from "react";
import { HOME } from "@/auth/callback-url";
import { SignOutButton } from "@/auth/sign-out-button";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Spinner } from "@/ui/spinner";
import { BadInvitation } from "./bad-link";
import { accept, openInvitation } from "./join";
import { JoinForm } from "./join-form";
import { PageTitle } from "./page-title";
import { useLinkKey } from "./use-link-key";

type Opened =
  | { state: "opening" }
  | { state: "bad" }
  | { state: "failed"; message: string }
  | ({ state: "open" } & OpenedInvitation);

/** For who comes by an invitation. @param email of who is signed in. */
export function JoinInvitation({ email }: { email: string | undefined }) {
  const key = useLinkKey();
  const [opened, setOpened] = useState<Opened>({ state: "opening" });
  useEffect(() => {
    if (key === undefined) return;
    if (key === null) return setOpened({ state: "bad" });
    openInvitation(key).then(
      (outcome) => {
        if (outcome.done) return setOpened({ state: "open", ...outcome });
        setOpened(outcome.because === "link" ? { state: "bad" } : { state: "failed", message: outcome.message });
      },
      () => setOpened({ state: "failed", message: "Marque did not answer. Open the link again in a moment." }),
    );
  }, [key]);
  if (opened.state === "bad") return <BadInvitation />;
  if (opened.state === "opening" || key === undefined || key === null)
    return (
      <PageTitle title="Join a workspace">
        <p role="status" className="flex items-center gap-2">
          <Spinner /> Reading the invitation…
        </p>
      </PageTitle>
    );
  if (opened.state === "failed")
    return (
      <>
        <PageTitle title="Join a workspace" />
        <Notice tone="danger">{opened.message}</Notice>
      </>
    );
  if (email === undefined) return <JoinForm invitationKey={key} invitation={opened} />;
  return email === opened.email ? (
    <Accept invitationKey={key} workspace={opened.workspace} />
  ) : (
    <PageTitle title={`Join ${opened.workspace}`}>
      <p>
        This invitation is for {opened.email}, and you are signed in as {email}. Sign out, then open the link again.
      </p>
      <div>
        <SignOutButton />
      </div>
    </PageTitle>
  );
}

function Accept({ invitationKey, workspace }: { invitationKey: string; workspace: string }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const join = async () => {
    setPending(true);
    setFailure(undefined);
    const outcome = await accept(invitationKey).catch(() => undefined);
    if (outcome?.done === true) return window.location.assign(HOME);
    setPending(false);
    setFailure(outcome?.message ?? "Marque did not answer. Try again.");
  };
  return (
    <>
      <PageTitle title={`Join ${workspace}`}>
        <p>You stay in the workspaces that you are in, and can switch between them at any time.</p>
      </PageTitle>
      <div className="grid gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Button variant="primary" size="large" pending={pending} onClick={join}>
          Join {workspace}
        </Button>
      </div>
    </>
  );
}
