"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { Loaded } from "@/trpc/loaded";
import { PageHeader } from "@/ui/page-header";
import { Invitations } from "./invitations";
import { InviteDialog } from "./invite-dialog";
import { MemberTable } from "./member-table";
import { NewWorkspace } from "./new-workspace";

/** Who is in the workspace, what they may do, and who is invited. */
export function TeamPage() {
  const t = useTranslations("team");
  const trpc = useTRPC();
  const query = useQuery(trpc.member.list.queryOptions());
  return (
    <div className="grid gap-10">
      <div>
        <PageHeader title={t("title")} description={t("description")} action={<InviteDialog />} />
        <Loaded query={query} loading={t("loading")} failed={t("failed")}>
          {({ members }) => <MemberTable members={members} />}
        </Loaded>
      </div>
      <Invitations />
      <NewWorkspace />
    </div>
  );
}
