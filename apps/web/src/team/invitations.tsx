"use client";

import type { Invitation } from "@marque/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { Loaded } from "@/trpc/loaded";
import { useAnnounce } from "@/ui/announcer";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ActionsHeadCell, Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";

/** Who was invited and has not come yet. */
export function Invitations() {
  const t = useTranslations("team.invitations");
  const trpc = useTRPC();
  const query = useQuery(trpc.member.invitations.queryOptions());
  return (
    <section className="grid gap-3" aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="title text-xl">
        {t("title")}
      </h2>
      <Loaded query={query} loading={t("loading")} failed={t("failed")}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <p className="text-soft">{t("none")}</p>
          ) : (
            <InvitationTable invitations={invitations} />
          )
        }
      </Loaded>
    </section>
  );
}

function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  const t = useTranslations("team");
  return (
    <Table label={t("invitations.title")}>
      <TableHead>
        <HeadCell>{t("invitations.address")}</HeadCell>
        <HeadCell>{t("invitations.role")}</HeadCell>
        <HeadCell figure>{t("invitations.goodUntil")}</HeadCell>
        <ActionsHeadCell />
      </TableHead>
      <tbody>
        {invitations.map((each) => (
          <TableRow key={each.id}>
            <Cell className="w-full wrap-anywhere">{each.email}</Cell>
            <Cell className="text-soft">{t(`role.${each.role}`)}</Cell>
            <Cell figure className="text-soft">
              {new Date(each.expiresAt) <= new Date() ? (
                <Badge tone="warning">{t("invitations.expired")}</Badge>
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
function Withdraw({ invitation: { id, email } }: { invitation: Invitation }) {
  const t = useTranslations("team.invitations");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const withdraw = useMutation(
    trpc.member.withdrawInvitation.mutationOptions({
      onSuccess: () => announce(t("withdrawn", { email })),
      onError: () => announce(t("notWithdrawn", { email })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() }),
    }),
  );
  return (
    <Button
      size="small"
      aria-label={t("withdrawName", { email })}
      pending={withdraw.isPending}
      onClick={() => withdraw.mutate({ id })}
    >
      {t("withdraw")}
    </Button>
  );
}
