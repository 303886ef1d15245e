"use client";

import type { DeliveryError, WebhookDelivery } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Badge, type BadgeTone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Cell, HeadCell, RowActs, Table, TableHead, TableRow } from "@/ui/table";
import { Moment } from "@/ui/time";

const STATES: Record<WebhookDelivery["state"], { word: string; tone: BadgeTone }> = {
  pending: { word: "On its way", tone: "info" },
  delivered: { word: "Delivered", tone: "success" },
  failed: { word: "Failed", tone: "danger" },
};

const ERROR_WORDS: Record<DeliveryError, string> = {
  blocked: "not on the public internet",
  "no-such-host": "no such host",
  unreachable: "not reachable",
  tls: "no valid certificate",
  timeout: "no answer in time",
  status: "refused",
  redirect: "redirected elsewhere",
  "secret-unreadable": "the secret can’t be read: rotate it",
};

function Attempts({ delivery: { attempts, nextTryAt } }: { delivery: WebhookDelivery }) {
  return (
    <ol className="grid gap-0.5 text-sm text-soft">
      {attempts.map(({ at, status, error, milliseconds }) => (
        <li key={at}>
          <Moment at={at} />: {status ?? "no answer"}
          {error !== null && `, ${ERROR_WORDS[error]}`}
          <span className="text-faint"> ({milliseconds} ms)</span>
        </li>
      ))}
      {nextTryAt !== null && (
        <li className="text-faint">
          next: <Moment at={nextTryAt} />
        </li>
      )}
    </ol>
  );
}

function Redeliver({ delivery: { id, event } }: { delivery: WebhookDelivery }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const redeliver = useMutation(
    trpc.webhook.redeliver.mutationOptions({
      onSuccess: async () => {
        announce("It is sent again");
        await queryClient.invalidateQueries({ queryKey: trpc.webhook.pathKey() });
      },
      onError: (error) => announce(`It was not sent. ${problemOf(error).message}`),
    }),
  );
  return (
    <Button
      size="small"
      pending={redeliver.isPending}
      aria-label={`Send ${event.type} of ${event.at} again`}
      onClick={() => redeliver.mutate({ id })}
    >
      Send again
    </Button>
  );
}

export function DeliveryTable({ deliveries }: { deliveries: WebhookDelivery[] }) {
  return (
    <Table label="Deliveries">
      <TableHead>
        <HeadCell>Event</HeadCell>
        <HeadCell>State</HeadCell>
        <HeadCell>Tries</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
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
              <Badge tone={STATES[delivery.state].tone}>{STATES[delivery.state].word}</Badge>
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
