"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { PageHeader } from "@/ui/page-header";
import { Invitations } from "./invitations";
import { InviteDialog } from "./invite-dialog";
import { MemberTable } from "./member-table";
import { TeamSkeleton } from "./team-skeleton";
import { WorkspaceForms } from "./workspace-forms";

/** Who is in the workspace, what they may do, and who is invited. */
export function TeamPage() {
  const trpc = useTRPC();
  const members = useQuery(trpc.member.list.queryOptions());
  return (
    <div className="grid gap-10">
      <div>
        <PageHeader
          title="Team"
          description="Viewers read, editors add and change brands and analyse websites, owners also manage tokens and the team."
          action={<InviteDialog />}
        />
        {members.isPending && <TeamSkeleton label="Loading the team" />}
        {members.isError && (
          <FailureNotice title="The team could not be loaded" error={members.error} retry={() => members.refetch()} />
        )}
        {members.data !== undefined && <MemberTable members={members.data.members} />}
      </div>
      <Invitations />
      <WorkspaceForms />
    </div>
  );
}
