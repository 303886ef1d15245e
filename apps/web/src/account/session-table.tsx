"use client";

import type { SessionEntry } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { ConfirmButton } from "@/trpc/confirm-act";
import { useAnnounce } from "@/ui/announcer";
import { Badge } from "@/ui/badge";
import { ActionsHeadCell, Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { useBrowserName } from "./browser-name";

export function SessionTable({ sessions }: { sessions: SessionEntry[] }) {
  const t = useTranslations("account.sessionTable");
  const browserName = useBrowserName();
  return (
    <Table label={t("label")}>
      <TableHead>
        <HeadCell>{t("browser")}</HeadCell>
        <HeadCell className="max-sm:hidden">{t("workspace")}</HeadCell>
        <HeadCell figure>{t("lastSeen")}</HeadCell>
        <ActionsHeadCell />
      </TableHead>
      <tbody>
        {sessions.map((session) => (
          <TableRow key={session.id}>
            <Cell className="w-full">
              <span className="font-medium" title={session.agent ?? undefined}>
                {browserName(session.agent)}
              </span>
              <span className="block text-xs text-faint">{session.address ?? t("addressUnknown")}</span>
            </Cell>
            <Cell className="text-soft max-sm:hidden">{session.workspace ?? "–"}</Cell>
            <Cell figure className="text-soft">
              <Day at={session.lastSeenAt} />
            </Cell>
            <Cell className="text-right">
              {session.isCurrent ? <Badge tone="success">{t("thisOne")}</Badge> : <EndSession session={session} />}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function EndSession({ session: { id, agent } }: { session: SessionEntry }) {
  const t = useTranslations("account.endSession");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const browser = useBrowserName()(agent);
  const end = useMutation(
    trpc.session.end.mutationOptions({
      onSuccess: () => {
        announce(t("ended"));
        void queryClient.invalidateQueries({ queryKey: trpc.session.pathKey() });
      },
    }),
  );
  return (
    <ConfirmButton
      label={t("act")}
      name={t("name", { browser })}
      title={t("title", { browser })}
      description={t("text")}
      confirmLabel={t("confirm")}
      act={end}
      input={{ id }}
      failed={t("failed")}
    />
  );
}
