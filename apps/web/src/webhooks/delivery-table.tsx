"use client";

import type { DeliveryError, WebhookDelivery } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { Badge, type BadgeTone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ActionsHeadCell, Cell, HeadCell, RowActs, Table, TableHead, TableRow } from "@/ui/table";
import { Moment } from "@/ui/time";

const TONES: Record<WebhookDelivery["state"], BadgeTone> = {
  pending: "info",
  delivered: "success",
  failed: "danger",
};

/** The keys under `webhooks.error`. */
const ERROR_KEYS = {
  blocked: "blocked",
  "no-such-host": "noSuchHost",
  unreachable: "unreachable",
  tls: "tls",
  timeout: "timeout",
  status: "status",
  redirect: "redirect",
  "secret-unreadable": "secretUnreadable",
} as const satisfies Record<DeliveryError, string>;

function Attempts({ delivery: { attempts, nextTryAt } }: { delivery: WebhookDelivery }) {
  const t = useTranslations("webhooks");
  return (
    <ol className="grid gap-0.5 text-sm text-soft">
      {attempts.map(({ at, status, error, milliseconds }) => (
        <li key={at}>
          <Moment at={at} />: {status ?? t("deliveries.noAnswer")}
          {error !== null && `, ${t(`error.${ERROR_KEYS[error]}`)}`}
          <span className="text-faint"> {t("deliveries.milliseconds", { milliseconds })}</span>
        </li>
      ))}
      {nextTryAt !== null && (
        <li className="text-faint">{t.rich("deliveries.next", { moment: () => <Moment at={nextTryAt} /> })}</li>
      )}
    </ol>
  );
}

function Redeliver({ delivery: { id, event } }: { delivery: WebhookDelivery }) {
  const t = useTranslations("webhooks.deliveries");
  const inWords = useProblemWords();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const redeliver = useMutation(
    trpc.webhook.redeliver.mutationOptions({
      onSuccess: async () => {
        announce(t("sentAgain"));
        await queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
      },
      onError: (error) => announce(t("notSent", { why: inWords(error) })),
    }),
  );
  return (
    <Button
      size="small"
      pending={redeliver.isPending}
      aria-label={t("againName", { event: event.type, at: event.at })}
      onClick={() => redeliver.mutate({ id })}
    >
      {t("again")}
    </Button>
  );
}

export function DeliveryTable({ deliveries }: { deliveries: WebhookDelivery[] }) {
  const t = useTranslations("webhooks");
  return (
    <Table label={t("deliveries.title")}>
      <TableHead>
        <HeadCell>{t("deliveries.event")}</HeadCell>
        <HeadCell>{t("deliveries.state")}</HeadCell>
        <HeadCell>{t("deliveries.tries")}</HeadCell>
        <ActionsHeadCell />
      </TableHead>
      <tbody>
        {deliveries.map((delivery) => (
          <TableRow key={delivery.id}>
            <Cell className="w-full align-top">
              <span className="font-medium">{delivery.event.type}</span>
              <span className="block text-sm text-faint">
                <Moment at={delivery.event.at} />
              </span>
              <span className="block font-mono text-xs text-faint wrap-anywhere max-sm:hidden">
                {delivery.event.id}
              </span>
            </Cell>
            <Cell className="align-top">
              <Badge tone={TONES[delivery.state]}>{t(`delivery.${delivery.state}`)}</Badge>
            </Cell>
            <Cell className="align-top">
              <Attempts delivery={delivery} />
            </Cell>
            <Cell className="align-top">
              <RowActs>
                <Redeliver delivery={delivery} />
              </RowActs>
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
