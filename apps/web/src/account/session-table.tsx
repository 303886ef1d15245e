"use client";

import type { SessionEntry } from "@marque/schema";
import { Badge } from "@/ui/badge";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { browserName } from "./browser-name";
import { EndSession } from "./end-session";

export function SessionTable({ sessions }: { sessions: SessionEntry[] }) {
  return (
    <Table label="Sessions">
      <TableHead>
        <HeadCell>Browser</HeadCell>
        <HeadCell className="max-sm:hidden">Workspace</HeadCell>
        <HeadCell figure>Last seen</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <tbody>
        {sessions.map((session) => (
          <TableRow key={session.id}>
            <Cell className="w-full">
              <span className="font-medium" title={session.agent ?? undefined}>
                {browserName(session.agent)}
              </span>
              <span className="block text-xs text-faint">{session.address ?? "address unknown"}</span>
            </Cell>
            <Cell className="text-soft max-sm:hidden">{session.workspace}</Cell>
            <Cell figure className="text-soft">
              <Day at={session.lastSeenAt} />
            </Cell>
            <Cell className="text-right">
              {session.isCurrent ? <Badge tone="success">This one</Badge> : <EndSession session={session} />}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
