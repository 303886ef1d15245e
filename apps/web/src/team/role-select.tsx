"use client";

import { type Member, ROLES } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { SelectField } from "@/ui/select-field";
import { RoleOptions } from "./role-words";

/** A member's role, changed at once. */
export function RoleSelect({ member: { userId, name, role } }: { member: Member }) {
  const t = useTranslations("team.memberTable");
  const inWords = useProblemWords();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const router = useRouter();
  const announce = useAnnounce();
  const { userId: self } = useSession();
  const change = useMutation(
    trpc.member.changeRole.mutationOptions({
      onSuccess: async (_, changed) => {
        announce(t("roleChanged", { name, role: changed.role }));
        // Who is no owner any more sees another page.
        if (userId === self) router.refresh();
        await queryClient.invalidateQueries({ queryKey: trpc.member.pathKey() });
      },
    }),
  );
  return (
    <SelectField
      label={t("roleOf", { name })}
      labelHidden
      className="min-w-32"
      value={change.isPending ? change.variables.role : role}
      error={change.isError ? inWords(change.error) : undefined}
      onChange={({ target }) => {
        const chosen = ROLES.find((each) => each === target.value);
        if (chosen !== undefined) change.mutate({ userId, role: chosen });
      }}
    >
      <RoleOptions />
    </SelectField>
  );
}
