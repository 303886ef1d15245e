"use client";

import type { Invitation } from "@marque/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { useAnnounce } from "@/ui/announcer";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { roleInWords } from "./role-words";
import { TeamSkeleton } from "./team-skeleton";

/** Who was invited and has not come yet. */
export function Invitations() {
  const trpc = useTRPC();
  const invitations = useQuery(trpc.member.invitations.queryOptions());
  const found = invitations.data?.invitations;
  return (
    <section className="grid gap-3" aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="title text-xl">
        Invitations
      </h2>
      {invitations.isPending && <TeamSkeleton label="Loading invitations" />}
      {invitations.isError && (
        <FailureNotice
          title="The invitations could not be loaded"
          error={invitations.error}
          retry={() => invitations.refetch()}
        />
      )}
      {found?.length === 0 && <p className="text-soft">Nobody is invited at the moment.</p>}
      {found !== undefined && found.length > 0 && <InvitationTable invitations={found} />}
    </section>
  );
}

function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  return (
    <Table label="Invitations">
      <TableHead>
        <HeadCell>Address</HeadCell>
        <HeadCell>Role</HeadCell>
        <HeadCell figure>Good until</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <tbody>
        {invitations.map((each) => (
          <TableRow key={each.id}>
            <Cell className="w-full wrap-anywhere">{each.email}</Cell>
            <Cell className="text-soft">{roleInWords(each.role)}</Cell>
            <Cell figure className="text-soft">
              {new Date(each.expiresAt) <= new Date() ? (
                <Badge tone="warning">Expired</Badge>
              ) : (
                <Day at={each.expiresAt} />
              )}
            </Cell>
            <Cell className="text-right">
              <Withdraw invitation={each} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** Nothing is lost that can't be made anew: it asks for no confirmation. */
function Withdraw({ invitation }: { invitation: Invitation }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const withdraw = useMutation(
    trpc.member.withdrawInvitation.mutationOptions({
      onSuccess: () => announce(`The invitation of ${invitation.email} was withdrawn`),
      onError: () => announce(`The invitation of ${invitation.email} was not withdrawn: look again`),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() }),
    }),
  );
  return (
    <Button
      size="small"
      aria-label={`Withdraw the invitation of ${invitation.email}`}
      pending={withdraw.isPending}
      onClick={() => withdraw.mutate({ id: invitation.id })}
    >
      Withdraw
    </Button>
  );
}
