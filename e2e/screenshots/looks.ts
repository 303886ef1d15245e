import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

/** Every way in which a page is looked at. */
export const LOOKS = (["wide", "phone"] as const).flatMap((size) =>
  (["light", "dark"] as const).map((colorScheme) => ({ size, colorScheme })),
);
export type Look = (typeof LOOKS)[number];

type Session = NonNullable<BrowserContextOptions["storageState"]>;

/** A fresh window in this look, signed in with the session when one is given, closed after its use. */
export async function inLook(
  browser: Browser,
  { size, colorScheme }: Look,
  { baseURL, session }: { baseURL: string; session?: Session },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL,
    colorScheme,
    reducedMotion: "reduce",
    ...(session === undefined ? {} : { storageState: session }),
  });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}
