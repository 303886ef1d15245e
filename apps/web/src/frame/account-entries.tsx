"use client";

import type { Session } from "@marque/schema";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Keyboard, LogOut, Settings, UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { HOME } from "@/auth/callback-url";
import { leave } from "@/auth/leave";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { MenuItem, MenuLink, MenuSeparator } from "@/ui/menu";
import { LookEntries } from "./look-entries";
import { openSheet } from "./overlays";

/** In a menu: the account, how the app looks, other workspaces, and out. Drawn, and so asked for, while it is open. */
export function AccountEntries({ workspace }: Pick<Session, "workspace">) {
  const t = useTranslations("frame");
  const trpc = useTRPC();
  const announce = useAnnounce();
  const workspaces = useQuery(trpc.workspace.list.queryOptions());
  const inWords = useProblemWords();
  const onError = (error: unknown) => announce(inWords(error));
  // A whole load: nothing of the other workspace stays in memory.
  const goTo = (path: string) => () => window.location.assign(path);
  const goThere = useMutation(trpc.workspace.switch.mutationOptions({ onSuccess: goTo(HOME), onError }));
  const endAll = useMutation(trpc.session.endAll.mutationOptions({ onSuccess: goTo("/signin"), onError }));
  const others = workspaces.data?.workspaces.filter(({ id }) => id !== workspace.id) ?? [];
  return (
    <>
      <MenuLink href="/account" icon={<UserRound aria-hidden="true" />}>
        {t("yourAccount")}
      </MenuLink>
      <MenuLink href="/settings" icon={<Settings aria-hidden="true" />}>
        {t("settings")}
      </MenuLink>
      <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={() => openSheet("shortcuts")}>
        {t("shortcuts")}
      </MenuItem>
      {others.length > 0 && <MenuSeparator />}
      {others.map((other) => (
        <MenuItem
          key={other.id}
          icon={<ArrowLeftRight aria-hidden="true" />}
          onSelect={() => goThere.mutate({ id: other.id })}
        >
          {t("switchTo", { name: other.name })}
        </MenuItem>
      ))}
      <MenuSeparator />
      <LookEntries />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={leave}>
        {t("signOut")}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => endAll.mutate()}>
        {t("signOutEverywhere")}
      </MenuItem>
    </>
  );
}
