"use client";

import type { OpenedInvitation } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { HOME } from "@/auth/callback-url";
import { SignOutButton } from "@/auth/sign-out-button";
import { useToldProblem } from "@/trpc/use-problem-words";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Spinner } from "@/ui/spinner";
import { BadLink } from "./bad-link";
import { accept, openInvitation } from "./join";
import { JoinForm } from "./join-form";
import { PageTitle } from "./page-title";
import type { Refusal } from "./refusal";
import { goToProvider } from "./sign-in";
import { keepLinkKey, useLinkKey } from "./use-link-key";

type Opened = { state: "opening" } | { state: "unanswered" } | Refusal | ({ done: true } & OpenedInvitation);

interface JoinInvitationProps {
  /** Of who is signed in. */
  email: string | undefined;
  /** What people call the provider that they may sign in with. */
  provider: string | undefined;
}

/** For who comes by an invitation. */
export function JoinInvitation({ email, provider }: JoinInvitationProps) {
  const t = useTranslations("signIn.join");
  const toldProblem = useToldProblem();
  const key = useLinkKey();
  const [opened, setOpened] = useState<Opened>({ state: "opening" });
  useEffect(() => {
    if (key === undefined || key === null) return;
    openInvitation(key).then(setOpened, () => setOpened({ state: "unanswered" }));
  }, [key]);
  const isBad = "because" in opened && opened.because === "link";
  if (key === null || isBad) return <BadLink of="invitation" />;
  if (key === undefined || ("state" in opened && opened.state === "opening"))
    return (
      <PageTitle title={t("title")}>
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {t("reading")}
        </p>
      </PageTitle>
    );
  if ("state" in opened || !opened.done)
    return (
      <>
        <PageTitle title={t("title")} />
        <Notice tone="danger">{"problem" in opened ? toldProblem(opened.problem) : t("readFailed")}</Notice>
      </>
    );
  const { workspace } = opened;
  if (email === undefined)
    return opened.account === "provider" ? (
      <JoinByProvider invitationKey={key} invitation={opened} provider={provider} />
    ) : (
      <JoinForm invitationKey={key} invitation={opened} />
    );
  return email === opened.email ? (
    <Accept invitationKey={key} workspace={workspace} />
  ) : (
    <PageTitle title={t("titleOf", { workspace })}>
      <p>{t("other", { invited: opened.email, email })}</p>
      <div>
        <SignOutButton />
      </div>
    </PageTitle>
  );
}

interface JoinByProviderProps {
  invitationKey: string;
  invitation: OpenedInvitation;
  provider: string | undefined;
}

/** For who has an account without a password: they sign in with the provider, and come back here. */
function JoinByProvider({ invitationKey, invitation: { workspace, email }, provider }: JoinByProviderProps) {
  const t = useTranslations("signIn");
  const signIn = () => {
    keepLinkKey(invitationKey);
    void goToProvider("/join");
  };
  return (
    <>
      <PageTitle title={t("join.titleOf", { workspace })}>
        <p>{t(provider === undefined ? "join.noProvider" : "join.hasProvider", { email })}</p>
      </PageTitle>
      {provider !== undefined && (
        <Button variant="primary" size="large" autoFocus onClick={signIn}>
          {t("signIn.with", { provider })}
        </Button>
      )}
    </>
  );
}

function Accept({ invitationKey, workspace }: { invitationKey: string; workspace: string }) {
  const t = useTranslations("signIn");
  const toldProblem = useToldProblem();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const join = async () => {
    setPending(true);
    setFailure(undefined);
    const outcome = await accept(invitationKey).catch(() => undefined);
    if (outcome?.done === true) return window.location.assign(HOME);
    setPending(false);
    setFailure(outcome === undefined ? t("didNotAnswer") : toldProblem(outcome.problem));
  };
  return (
    <>
      <PageTitle title={t("join.titleOf", { workspace })}>
        <p>{t("join.stay")}</p>
      </PageTitle>
      <div className="grid gap-4">
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Button variant="primary" size="large" pending={pending} onClick={join}>
          {t("join.act", { workspace })}
        </Button>
      </div>
    </>
  );
}
