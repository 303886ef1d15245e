"use client";

import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { THEME_COOKIE, THEMES, type Theme } from "./theme";

const LOOKS: Record<Theme, { Icon: LucideIcon; name: string }> = {
  system: { Icon: Monitor, name: "as the system" },
  light: { Icon: Sun, name: "light" },
  dark: { Icon: Moon, name: "dark" },
};

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

function apply(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}

/** Goes round: as the system, light, dark. */
export function ThemeToggle({ initial, className }: { initial: Theme; className?: string }) {
  const [theme, setTheme] = useState(initial);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const { Icon, name } = LOOKS[theme];
  const change = () => {
    apply(next);
    setTheme(next);
  };
  return (
    <IconButton label={`Theme: ${name}. Change to ${LOOKS[next].name}`} onClick={change} className={className}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
