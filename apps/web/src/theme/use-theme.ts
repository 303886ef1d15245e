"use client";

import { useSyncExternalStore } from "react";
import { THEME_COOKIE, type Theme, toTheme } from "./theme";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server wrote the choice into the page; without one it follows the system. */
const current = (): Theme => toTheme(document.documentElement.dataset.theme);

/** Shows the app in a theme from now on, and keeps it for a year. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** What was chosen: the same wherever it is shown. */
export const useTheme = (): Theme => useSyncExternalStore(listen, current, () => "system");
