"use client";

import { LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/ui/icon-button";
import { useScriptsReady } from "@/ui/use-scripts-ready";
import { leave } from "./leave";

export function SignOutButton() {
  const t = useTranslations("signIn");
  return (
    <IconButton label={t("signOut")} disabled={!useScriptsReady()} onClick={leave}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}
