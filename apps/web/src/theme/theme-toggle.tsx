"use client";

import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { applyTheme } from "./apply-theme";
import { THEMES, type Theme } from "./theme";

const LOOKS: Record<Theme, { Icon: LucideIcon; name: string }> = {
  system: { Icon: Monitor, name: "as the system" },
  light: { Icon: Sun, name: "light" },
  dark: { Icon: Moon, name: "dark" },
};

/** Goes round: as the system, light, dark. */
export function ThemeToggle({ initial, className }: { initial: Theme; className?: string }) {
  const [theme, setTheme] = useState(initial);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const { Icon, name } = LOOKS[theme];
  const change = () => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <IconButton label={`Theme: ${name}. Change to ${LOOKS[next].name}`} onClick={change} className={className}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
