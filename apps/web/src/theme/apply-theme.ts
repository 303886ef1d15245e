import { THEME_COOKIE, type Theme } from "./theme";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Shows the app in a theme at once, and keeps it in this browser. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
