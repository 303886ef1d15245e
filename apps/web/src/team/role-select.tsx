"use client";

import { type Member, ROLES } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { SelectField } from "@/ui/select-field";
import { RoleOptions, roleInWords } from "./role-words";

/** A member's role, changed at once. */
export function RoleSelect({ member }: { member: Member }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const router = useRouter();
  const announce = useAnnounce();
  const { userId } = useSession();
  const change = useMutation(
    trpc.member.changeRole.mutationOptions({
      onSuccess: async (_, { role }) => {
        announce(`${member.name} is ${roleInWords(role).toLowerCase()} now`);
        // Who is no owner any more sees another page.
        if (member.userId === userId) router.refresh();
        await queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() });
      },
    }),
  );
  return (
    <SelectField
      label={`Role of ${member.name}`}
      labelHidden
      className="min-w-32"
      value={change.isPending ? change.variables.role : member.role}
      error={change.isError ? problemOf(change.error).message : undefined}
      onChange={({ target }) => {
        const role = ROLES.find((each) => each === target.value);
        if (role !== undefined) change.mutate({ userId: member.userId, role });
      }}
    >
      <RoleOptions />
    </SelectField>
  );
}
