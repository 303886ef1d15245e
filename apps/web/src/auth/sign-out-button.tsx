"use client";

import { LogOut } from "lucide-react";
import { signOut } from "next-auth/react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/ui/icon-button";
import { useScriptsReady } from "@/ui/use-scripts-ready";

/** Ends the session and leaves nothing of it in memory: the sign-in page is loaded anew. */
export function SignOutButton() {
  const t = useTranslations("signIn");
  const isReady = useScriptsReady();
  const leave = async () => {
    await signOut({ redirect: false });
    window.location.assign("/signin");
  };
  return (
    <IconButton label={t("signOut")} disabled={!isReady} onClick={leave}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}
