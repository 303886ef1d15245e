import type { Page } from "@playwright/test";
import type { Shot } from "./shots";

async function openBrand(page: Page, id: string): Promise<void> {
  await page.goto(`/brands/${id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function openBrands(page: Page): Promise<void> {
  await page.goto("/brands");
  await page.getByRole("table", { name: "Brands" }).waitFor();
}

async function openTokens(page: Page): Promise<void> {
  await page.goto("/tokens");
  await page.getByRole("table", { name: "Tokens" }).waitFor();
}

/** Cells as a spreadsheet copies them. */
const PASTED = "Brand\tWebsite\tCompetitors\nKestrel Coffee\tkestrelcoffee.com\tRoaster & Co\nFellside\tfellside\t\n";
const QUERIES = "Top queries\tClicks\nbest anvil for a film set\t120\nwhere to buy an anvil\t88\nanvil\t60\n";

/** The register with brands in it, and everything around it. */
export const signedInShots = (brandId: string, brandName: string): Shot[] => [
  { name: "brands", go: openBrands },
  {
    name: "brands-menu",
    go: async (page) => {
      await openBrands(page);
      await page.getByRole("button", { name: `Actions for ${brandName}` }).click();
    },
  },
  {
    name: "brands-selected",
    go: async (page) => {
      await openBrands(page);
      const boxes = page.getByRole("row").getByRole("checkbox");
      await boxes.nth(1).click();
      await boxes.nth(3).click({ modifiers: ["Shift"] });
    },
  },
  {
    name: "brands-removed",
    go: async (page) => {
      await page.goto("/brands?state=removed");
      await page.getByRole("heading", { name: "No removed brands" }).waitFor();
    },
  },
  {
    name: "brands-no-match",
    go: async (page) => {
      await page.goto("/brands?q=nothing+of+this+name");
      await page.getByRole("button", { name: "Show all brands" }).waitFor();
    },
  },
  { name: "brand", go: (page) => openBrand(page, brandId) },
  {
    name: "brand-edit-details",
    go: async (page) => {
      await openBrand(page, brandId);
      await page.getByRole("button", { name: "Edit details" }).click();
    },
  },
  {
    name: "brand-edit-lines",
    go: async (page) => {
      await openBrand(page, brandId);
      await page
        .getByRole("region", { name: "Competitors" })
        .getByRole("button", { name: /^Edit (?!the)/ })
        .first()
        .click();
    },
  },
  {
    name: "brand-conflict",
    go: async (page) => {
      const other = await page.context().newPage();
      for (const tab of [page, other]) {
        await openBrand(tab, brandId);
        await tab.getByRole("button", { name: "Edit details" }).click();
      }
      const aliases = (tab: Page) => tab.getByRole("textbox", { name: "Aliases" });
      await aliases(other).fill(`Another ${Date.now()}`);
      await other.getByRole("button", { name: "Save details" }).click();
      await other.getByText("Details saved").waitFor();
      await other.close();
      await aliases(page).fill("Mine");
      await page.getByRole("button", { name: "Save details" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "brand-suggestions",
    go: async (page) => {
      await openBrand(page, brandId);
      await page.getByRole("button", { name: "Analyse again" }).click();
      await page.getByRole("button", { name: "Close the analysis" }).waitFor();
    },
  },
  {
    name: "brand-history",
    go: async (page) => {
      await openBrand(page, brandId);
      await page.getByRole("button", { name: "Show history" }).click();
      await page.getByRole("list", { name: "History" }).waitFor();
    },
  },
  {
    name: "brand-remove",
    go: async (page) => {
      await openBrand(page, brandId);
      await page.getByRole("button", { name: `Actions for ${brandName}` }).click();
      await page.getByRole("menuitem", { name: "Remove…" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "brand-missing",
    go: async (page) => {
      await page.goto("/brands/nobody");
      await page.getByRole("heading", { name: "No such brand here" }).waitFor();
    },
  },
  { name: "import", go: (page) => page.goto("/import") },
  {
    name: "import-check",
    go: async (page) => {
      await page.goto("/import");
      await page.getByRole("textbox", { name: "Or paste here" }).fill(PASTED);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByText("1 row can’t").waitFor();
    },
  },
  { name: "export", go: (page) => page.goto("/export") },
  {
    name: "queries",
    go: async (page) => {
      await page.goto(`/brands/${brandId}/queries`);
      await page.getByRole("textbox", { name: "Queries" }).fill(QUERIES);
      await page.getByRole("button", { name: "Find prompts" }).click();
      await page.getByText("2 queries can be prompts").waitFor();
    },
  },
  { name: "tokens", go: openTokens },
  {
    name: "token-new",
    go: async (page) => {
      await openTokens(page);
      await page.getByRole("button", { name: "Create token" }).click();
      await page.getByRole("dialog", { name: "New token" }).waitFor();
    },
  },
  {
    name: "token-secret",
    go: async (page) => {
      await openTokens(page);
      await page.getByRole("button", { name: "Create token" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Nightly import");
      await page.getByRole("dialog").getByRole("button", { name: "Create token" }).click();
      await page.getByRole("dialog", { name: "Copy the token now" }).waitFor();
    },
  },
  { name: "not-found", go: (page) => page.goto("/nowhere") },
];
