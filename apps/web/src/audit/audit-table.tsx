"use client";

import type { AuditEvent } from "@marque/schema";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Moment } from "@/ui/time";

const KINDS: Record<AuditEvent["actor"]["kind"], string> = { user: "Person", token: "Token", system: "Marque" };

/** What is not as it was, for who wants to know. */
function Changes({ event: { before, after } }: { event: AuditEvent }) {
  if (before === null && after === null) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm leading-6 text-soft hover:text-ink">What changed</summary>
      <dl className="grid gap-1 pt-1 text-xs">
        {[
          { name: "Before", value: before },
          { name: "After", value: after },
        ].map(
          ({ name, value }) =>
            value !== null && (
              <div key={name}>
                <dt className="font-medium">{name}</dt>
                <dd className="rounded-control bg-sunk p-2 font-mono whitespace-pre-wrap wrap-anywhere">
                  {JSON.stringify(value, null, 2)}
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}

export function AuditTable({ events }: { events: AuditEvent[] }) {
  return (
    <Table label="Audit log">
      <TableHead>
        <HeadCell>What</HeadCell>
        <HeadCell>Who</HeadCell>
        <HeadCell>When</HeadCell>
      </TableHead>
      <tbody>
        {events.map((event) => (
          <TableRow key={event.id}>
            <Cell className="w-full min-w-44 align-top">
              <span className="font-mono text-sm">{event.action}</span>
              <span className="block text-sm text-soft wrap-anywhere">{event.subject}</span>
              <Changes event={event} />
            </Cell>
            <Cell className="min-w-36 align-top">
              <span className="font-medium wrap-anywhere">{event.actor.name ?? KINDS[event.actor.kind]}</span>
              <span className="block text-sm text-faint">
                {event.actor.name !== null && KINDS[event.actor.kind]}
                {event.address !== null && (event.actor.name === null ? event.address : ` from ${event.address}`)}
              </span>
            </Cell>
            <Cell className="align-top text-soft">
              <Moment at={event.at} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
