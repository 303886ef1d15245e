"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { ConfirmButton } from "@/trpc/confirm-act";
import { Loaded } from "@/trpc/loaded";
import { SessionTable } from "./session-table";

/** Where one is signed in. */
export function Sessions() {
  const t = useTranslations("account");
  const trpc = useTRPC();
  const query = useQuery(trpc.session.list.queryOptions());
  return (
    <section className="grid gap-4" aria-labelledby="sessions-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sessions-title" className="title text-xl">
          {t("sessions")}
        </h2>
        <SignOutEverywhere />
      </div>
      <Loaded query={query} loading={t("sessionTable.loading")} failed={t("sessionTable.failed")}>
        {({ sessions }) => <SessionTable sessions={sessions} />}
      </Loaded>
    </section>
  );
}

/** Ends all sessions, this one too: the sign-in page is loaded anew. */
function SignOutEverywhere() {
  const t = useTranslations("account.signOutEverywhere");
  const trpc = useTRPC();
  const endAll = useMutation(
    trpc.session.endAll.mutationOptions({ onSuccess: () => window.location.assign("/signin") }),
  );
  return (
    <ConfirmButton
      label={t("act")}
      title={t("title")}
      description={t("text")}
      confirmLabel={t("act")}
      act={endAll}
      input={undefined}
      failed={t("failed")}
    />
  );
}
