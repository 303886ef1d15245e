"use client";

import type { Session } from "@marque/schema";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, ChevronsUpDown, LogOut, Settings, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { HOME } from "@/auth/callback-url";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/ui/menu";

/** Who is signed in, and with what they can do about that: account, other workspaces, out everywhere. */
export function AccountMenu({ session: { name, email, workspace } }: { session: Session }) {
  const t = useTranslations("frame");
  const trpc = useTRPC();
  const announce = useAnnounce();
  const workspaces = useQuery(trpc.workspace.list.queryOptions());
  const onError = (error: unknown) => announce(problemOf(error).message);
  // A whole load: nothing of the other workspace stays in memory.
  const goTo = (path: string) => () => window.location.assign(path);
  const goThere = useMutation(trpc.workspace.switch.mutationOptions({ onSuccess: goTo(HOME), onError }));
  const endAll = useMutation(trpc.session.endAll.mutationOptions({ onSuccess: goTo("/signin"), onError }));
  const others = workspaces.data?.workspaces.filter(({ id }) => id !== workspace.id) ?? [];
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`Account of ${name}`}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-1 rounded-control px-1.5 text-left leading-tight hover:bg-hover data-[state=open]:bg-hover"
        >
          <span className="grid min-w-0 flex-1 max-rail:sr-only">
            <span className="truncate text-sm font-medium">{name}</span>
            <span className="truncate text-xs text-faint">{email}</span>
          </span>
          <UserRound aria-hidden="true" className="size-4 text-soft rail:hidden" />
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-soft max-rail:hidden" />
        </button>
      }
    >
      <MenuLink href="/account" icon={<UserRound aria-hidden="true" />}>
        Your account
      </MenuLink>
      <MenuLink href="/settings" icon={<Settings aria-hidden="true" />}>
        {t("settings")}
      </MenuLink>
      {others.length > 0 && <MenuSeparator />}
      {others.map((other) => (
        <MenuItem
          key={other.id}
          icon={<ArrowLeftRight aria-hidden="true" />}
          onSelect={() => goThere.mutate({ id: other.id })}
        >
          Switch to {other.name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => endAll.mutate()}>
        Sign out everywhere
      </MenuItem>
    </Menu>
  );
}
