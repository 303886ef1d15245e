"use client";

import type { AuditEvent } from "@marque/schema";
import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Moment } from "@/ui/time";

/** What is not as it was, for who wants to know. */
function Changes({ event: { before, after } }: { event: AuditEvent }) {
  const t = useTranslations("audit.table");
  if (before === null && after === null) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm leading-6 text-soft hover:text-ink">{t("changed")}</summary>
      <dl className="grid gap-1 pt-1 text-xs">
        {[
          { name: t("before"), value: before },
          { name: t("after"), value: after },
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

interface ActorProps {
  event: AuditEvent;
  onActor: (id: string) => void;
}

/** Who acted; a click shows nothing but what they did. */
function Actor({ event: { actor, address }, onActor }: ActorProps) {
  const t = useTranslations("audit");
  const { id, kind, name } = actor;
  const shown = name ?? t(`actor.${kind}`);
  const isNamed = name !== null;
  return (
    <>
      {id === null ? (
        <span className="font-medium wrap-anywhere">{shown}</span>
      ) : (
        <button
          type="button"
          aria-label={t("table.only", { name: shown })}
          onClick={() => onActor(id)}
          className="min-h-6 text-left font-medium wrap-anywhere hover:underline"
        >
          {shown}
        </button>
      )}
      <span className="block text-sm text-faint">
        {isNamed && address !== null
          ? t("table.fromAddress", { kind: t(`actor.${kind}`), address })
          : isNamed
            ? t(`actor.${kind}`)
            : address}
      </span>
    </>
  );
}

interface AuditTableProps {
  events: AuditEvent[];
  /** Narrows the log to who acted. */
  onActor: (id: string) => void;
}

export function AuditTable({ events, onActor }: AuditTableProps) {
  const t = useTranslations("audit");
  return (
    <Table label={t("title")}>
      <TableHead>
        <HeadCell>{t("table.what")}</HeadCell>
        <HeadCell>{t("table.who")}</HeadCell>
        <HeadCell className="max-sm:hidden">{t("table.when")}</HeadCell>
      </TableHead>
      <tbody>
        {events.map((event) => (
          <TableRow key={event.id}>
            <Cell className="w-full min-w-44 align-top">
              <span className="font-mono text-sm">{event.action}</span>
              <span className="block text-sm text-soft wrap-anywhere">{event.subject}</span>
              <span className="block text-sm text-faint sm:hidden">
                <Moment at={event.at} />
              </span>
              <Changes event={event} />
            </Cell>
            <Cell className="min-w-36 align-top">
              <Actor event={event} onActor={onActor} />
            </Cell>
            <Cell className="align-top text-soft max-sm:hidden">
              <Moment at={event.at} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
