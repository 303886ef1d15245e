"use client";

import type { ApiToken } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { ConfirmButton } from "@/trpc/confirm-act";
import { useAnnounce } from "@/ui/announcer";
import { Badge, type BadgeTone } from "@/ui/badge";
import { ActionsHeadCell, Cell, HeadCell, RowActs, Table, TableHead, TableRow } from "@/ui/table";
import { Day, Moment } from "@/ui/time";
import { RotateToken } from "./rotate-token";
import { type Standing, standing } from "./standing";

const TONES: Record<Standing, BadgeTone> = {
  active: "success",
  expiresSoon: "warning",
  expired: "warning",
  revoked: "neutral",
};

function TokenRow({ token }: { token: ApiToken }) {
  const t = useTranslations("tokens");
  const { name, hint, scopes, previousUntil, lastUsedAt, expiresAt } = token;
  const stands = standing(token, new Date());
  return (
    <TableRow>
      <Cell className="w-full">
        <span className="font-serif text-name font-medium wrap-anywhere">{name}</span>
        <span className="block font-mono text-xs text-faint">{hint}…</span>
        {previousUntil !== null && (
          <span className="block text-xs text-faint">
            {t.rich("table.previous", { moment: () => <Moment at={previousUntil} /> })}
          </span>
        )}
      </Cell>
      <Cell className="text-sm text-soft max-rail:hidden">
        {scopes.map((scope) => (
          <span key={scope} className="block whitespace-nowrap">
            {scope}
          </span>
        ))}
      </Cell>
      <Cell>
        <Badge tone={TONES[stands]}>{t(`standing.${stands}`)}</Badge>
      </Cell>
      <Cell figure className="text-soft max-sm:hidden">
        {lastUsedAt === null ? t("table.never") : <Day at={lastUsedAt} />}
      </Cell>
      <Cell figure className="text-soft max-sm:hidden">
        {expiresAt === null ? t("table.never") : <Day at={expiresAt} />}
      </Cell>
      <Cell>
        <RowActs>
          {(stands === "active" || stands === "expiresSoon") && <RotateToken token={token} />}
          {stands !== "revoked" && <RevokeToken token={token} />}
        </RowActs>
      </Cell>
    </TableRow>
  );
}

function RevokeToken({ token: { id, name, hint } }: { token: ApiToken }) {
  const t = useTranslations("tokens.revoke");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const revoke = useMutation(
    trpc.token.revoke.mutationOptions({
      onSuccess: () => {
        announce(t("revoked", { token: name }));
        void queryClient.invalidateQueries({ queryKey: trpc.token.pathKey() });
      },
    }),
  );
  return (
    <ConfirmButton
      label={t("act")}
      name={t("name", { token: name })}
      title={t("title", { token: name })}
      description={t("text", { hint })}
      confirmLabel={t("confirm")}
      act={revoke}
      input={{ id }}
      failed={t("failed")}
    />
  );
}

export function TokenTable({ tokens }: { tokens: ApiToken[] }) {
  const t = useTranslations("tokens");
  return (
    <Table label={t("title")}>
      <TableHead>
        <HeadCell>{t("table.token")}</HeadCell>
        <HeadCell className="max-rail:hidden">{t("table.scopes")}</HeadCell>
        <HeadCell>{t("table.state")}</HeadCell>
        <HeadCell figure className="max-sm:hidden">
          {t("table.lastUsed")}
        </HeadCell>
        <HeadCell figure className="max-sm:hidden">
          {t("table.expires")}
        </HeadCell>
        <ActionsHeadCell />
      </TableHead>
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </tbody>
    </Table>
  );
}
