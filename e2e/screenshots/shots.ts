import type { Page } from "@playwright/test";
import { analyse, analysed, timeline } from "../browser/add-brand";
import { OWNER } from "../browser/owner";

/** A page in a state, by the name of its picture, and the way there. */
export interface Shot {
  name: string;
  go: (page: Page) => Promise<unknown>;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();

/** Before anybody set the product up. */
export const beforeSetUp = (setUpLink: string): Shot[] => [
  { name: "not-set-up", go: (page) => page.goto("/signin") },
  { name: "set-up", go: (page) => page.goto(setUpLink) },
];

/** Right after. */
export const EMPTY: readonly Shot[] = [
  {
    name: "brands-empty",
    go: async (page) => {
      await page.goto("/brands");
      await heading(page, "Your brands will stand here");
    },
  },
];

/** Signed out, with an owner. */
export const AT_THE_DOOR: readonly Shot[] = [
  { name: "sign-in", go: (page) => page.goto("/signin") },
  {
    name: "sign-in-refused",
    go: async (page) => {
      await page.goto("/signin");
      await page.getByLabel("E-mail address").fill(OWNER.email);
      await page.getByLabel("Password", { exact: true }).fill("not the password at all");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("E-mail address or password is wrong").waitFor();
    },
  },
];

/** Adding a brand, from its website to what could be found of it. */
export const ONBOARDING: readonly Shot[] = [
  { name: "add-brand", go: (page) => page.goto("/brands/new") },
  {
    name: "add-brand-running",
    go: async (page) => {
      await analyse(page, "slow.test");
      await timeline(page).waitFor();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "add-brand-analysed",
    go: async (page) => {
      await analyse(page, "ledgerly.test");
      await analysed(page);
    },
  },
  {
    name: "add-brand-why",
    go: async (page) => {
      await analyse(page, "ledgerly.test");
      await analysed(page);
      await page.getByRole("button", { name: "Why Tallywren" }).click();
      await page.getByRole("dialog", { name: "Why Tallywren" }).waitFor();
    },
  },
  {
    name: "add-brand-down",
    go: async (page) => {
      await analyse(page, "down.test");
      await analysed(page, "Not fully analysed");
    },
  },
  {
    name: "add-brand-refused",
    go: async (page) => {
      await page.goto("/brands/new");
      await page.getByRole("button", { name: "Fill in by hand instead" }).click();
      await page.getByRole("button", { name: "Save brand" }).click();
      await page.getByText("must not be empty").first().waitFor();
    },
  },
];
