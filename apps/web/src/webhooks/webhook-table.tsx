"use client";

import type { Webhook } from "@marque/schema";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ActionsHeadCell, Cell, HeadCell, RowActs, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { WebhookMenu } from "./webhook-menu";
import { WebhookState } from "./webhook-state";

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.table");
  const { id, url, description, events, disabledReason, createdAt } = webhook;
  return (
    <TableRow>
      <Cell className="w-full">
        <Link
          href={`/webhooks/${id}`}
          className="font-medium wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {url}
        </Link>
        {description !== "" && <span className="block text-sm text-faint wrap-anywhere">{description}</span>}
        {disabledReason !== null && (
          <span className="block text-sm text-warning">{t("switchedOff", { reason: disabledReason })}</span>
        )}
      </Cell>
      <Cell className="text-sm text-soft max-rail:hidden">
        {events.map((type) => (
          <span key={type} className="block whitespace-nowrap">
            {type}
          </span>
        ))}
      </Cell>
      <Cell>
        <WebhookState webhook={webhook} />
      </Cell>
      <Cell figure className="text-soft max-sm:hidden">
        <Day at={createdAt} />
      </Cell>
      <Cell className="relative">
        <RowActs>
          <WebhookMenu webhook={webhook} />
        </RowActs>
      </Cell>
    </TableRow>
  );
}

export function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
  const t = useTranslations("webhooks");
  return (
    <Table label={t("title")}>
      <TableHead>
        <HeadCell>{t("table.address")}</HeadCell>
        <HeadCell className="max-rail:hidden">{t("table.events")}</HeadCell>
        <HeadCell>{t("table.state")}</HeadCell>
        <HeadCell figure className="max-sm:hidden">
          {t("table.made")}
        </HeadCell>
        <ActionsHeadCell />
      </TableHead>
      <tbody>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} />
        ))}
      </tbody>
    </Table>
  );
}
