"use client";

import type { Member } from "@marque/schema";
import { useSession } from "@/auth/session-context";
import { Badge } from "@/ui/badge";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { RemoveMember } from "./remove-member";
import { RoleSelect } from "./role-select";

export function MemberTable({ members }: { members: Member[] }) {
  const { userId } = useSession();
  return (
    <Table label="Members">
      <TableHead>
        <HeadCell>Member</HeadCell>
        <HeadCell>Role</HeadCell>
        <HeadCell figure className="max-sm:hidden">
          Joined
        </HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <tbody>
        {members.map((member) => (
          <TableRow key={member.userId}>
            <Cell className="w-full">
              <span className="font-serif text-name font-medium wrap-anywhere">{member.name}</span>{" "}
              {member.userId === userId && <Badge>You</Badge>}
              <span className="block text-xs wrap-anywhere text-faint">{member.email}</span>
            </Cell>
            <Cell>
              <RoleSelect member={member} />
            </Cell>
            <Cell figure className="text-soft max-sm:hidden">
              <Day at={member.joinedAt} />
            </Cell>
            <Cell className="text-right">
              <RemoveMember member={member} isSelf={member.userId === userId} />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
