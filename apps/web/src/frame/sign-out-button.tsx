"use client";

import { LogOut } from "lucide-react";
import { signOut } from "next-auth/react";
import { IconButton } from "@/ui/icon-button";

/** Ends the session and leaves nothing of it in memory: the door is loaded anew. */
export function SignOutButton() {
  const leave = async () => {
    await signOut({ redirect: false });
    window.location.assign("/signin");
  };
  return (
    <IconButton label="Sign out" onClick={leave}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}
