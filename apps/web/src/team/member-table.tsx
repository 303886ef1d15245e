"use client";

import type { Member } from "@marque/schema";
import { useTranslations } from "next-intl";
import { useSession } from "@/auth/session-context";
import { Badge } from "@/ui/badge";
import { ActionsHeadCell, Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { LeaveWorkspace, RemoveMember } from "./remove-member";
import { RoleSelect } from "./role-select";

export function MemberTable({ members }: { members: Member[] }) {
  const t = useTranslations("team.memberTable");
  const { userId } = useSession();
  return (
    <Table label={t("label")}>
      <TableHead>
        <HeadCell>{t("member")}</HeadCell>
        <HeadCell>{t("role")}</HeadCell>
        <HeadCell figure className="max-sm:hidden">
          {t("joined")}
        </HeadCell>
        <ActionsHeadCell />
      </TableHead>
      <tbody>
        {members.map((member) => (
          <TableRow key={member.userId}>
            <Cell className="w-full">
              <span className="font-serif text-name font-medium wrap-anywhere">{member.name}</span>{" "}
              {member.userId === userId && <Badge>{t("you")}</Badge>}
              <span className="block text-xs wrap-anywhere text-faint">{member.email}</span>
            </Cell>
            <Cell>
              <RoleSelect member={member} />
            </Cell>
            <Cell figure className="text-soft max-sm:hidden">
              <Day at={member.joinedAt} />
            </Cell>
            <Cell className="text-right">
              {member.userId === userId ? <LeaveWorkspace /> : <RemoveMember member={member} />}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
