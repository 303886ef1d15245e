export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Kept in a cookie and not in local storage: the server writes it into the page, so that nothing flashes. */
export const THEME_COOKIE = "marque.theme";

/** Anything that is no theme of ours follows the system. */
export const toTheme = (value: string | undefined): Theme => THEMES.find((theme) => theme === value) ?? "system";
