import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { product } from "../product/address";
import { call } from "../program/call";
import { expectAccessible } from "./accessible";
import { createBrand } from "./create-brand";
import { SIGNED_IN } from "./owner";
import { test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

/** Chooses a file that stands in no folder. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose file", exact: true }).click();
  const buffer = typeof content === "string" ? Buffer.from(content) : content;
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer });
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");
const brand = async (id: string) => (await call("GET", `${product.apiUrl}/brands/${id}`)).body;

test("of 500 rows of a file 7 are bad: they are seen before, the others are stored, the result file names all", async ({
  page,
}) => {
  const { id } = unique("bulk");
  const bad = new Map([
    [3, ["", "No website", ""]],
    [50, ["", "Bad website", "nowhere"]],
    [51, [`${id} 51`, "Bad id", "bad-id.com"]],
    [120, ["", "=HYPERLINK", "127.0.0.1"]],
    [300, ["", "x".repeat(201), "long.com"]],
    [499, ["", "Two", "localhost"]],
    [501, ["", "Last", "com"]],
  ]);
  const rows = Array.from({ length: 500 }, (_, index) => {
    const number = index + 2;
    return (bad.get(number) ?? [`${id}-${number}`, `Größe ${number}`, `${id}-${number}.com`]).join(";");
  });
  await createBrand("Before the import");
  await page.goto("/brands");
  await expect(page.getByRole("link", { name: /Before the import/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Import and export" }).click();
  await page.getByRole("menuitem", { name: "Import brands" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import brands" })).toBeVisible();
  await expectAccessible(page);

  // As Excel saves it on a Windows machine: Windows-1252, with what only that has.
  const text = ["Kennung;Marke;Webseite", ...rows].join("\r\n").replace("Größe 2;", "„Größe“ €;");
  const windows = Buffer.from(text.replaceAll("„", "\x84").replaceAll("“", "\x93").replaceAll("€", "\x80"), "latin1");
  await choose(page, "kunden.csv", windows);
  await expect(page.getByText("500 rows · Windows-1252 · separated by semicolons")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Kennung holds" })).toHaveValue("id");
  await expect(page.getByRole("combobox", { name: "Marke holds" })).toHaveValue("name");
  await expect(page.getByRole("status").filter({ hasText: "493 brands can be imported, 7 rows can’t" })).toBeVisible();
  const wrong = page.getByRole("table", { name: "Rows that can’t be imported" });
  for (const number of bad.keys())
    await expect(wrong.getByRole("cell", { name: String(number), exact: true })).toBeVisible();
  await expect(wrong.getByRole("row").filter({ hasText: 'Website: "nowhere" is not a valid domain' })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "Webseite holds" }).selectOption("");
  await expect(page.getByText("No column holds websites")).toBeVisible();
  await page.getByRole("combobox", { name: "Webseite holds" }).selectOption("website");
  await page.getByRole("button", { name: "Import 493 brands" }).click();
  await expect(page).toHaveURL(/\/import\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "kunden.csv is imported" })).toBeVisible();
  await expect(page.getByText("493 brands created")).toBeVisible();
  await expect(page.getByText("7 rows refused")).toBeVisible();
  await expect(page.getByRole("table", { name: "Rows that were not imported" }).getByRole("row")).toHaveCount(8);
  await expectAccessible(page);

  const result = await download(page, "Result file");
  expect(result.name).toBe("import-result.csv");
  const lines = linesOf(result.text);
  expect(lines).toHaveLength(501);
  expect(lines.filter((line) => line.includes(",created,"))).toHaveLength(493);
  for (const number of bad.keys()) expect(lines.find((line) => line.startsWith(`${number},`))).toContain(",refused,");
  expect(result.text).toContain("'=HYPERLINK");
  expect(await brand(`${id}-2`)).toMatchObject({ name: "„Größe“ €", domains: [`${id}-2.com`] });
  expect(await brand(`${id}-500`)).toMatchObject({ name: "Größe 500" });
});

test("websites are pasted, and analysed for what is not said of them", async ({ page }) => {
  await page.goto("/import");
  await page.getByRole("textbox", { name: "Or paste here" }).fill("https://www.ledgerly.test/\nnowhere\n");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("1 brand can be imported, 1 row can’t")).toBeVisible();
  await page.getByRole("checkbox", { name: "Analyse each website" }).check();
  // Another test, or another run, may have brought it.
  const again = page.getByRole("radio", { name: "Add them as further brands" });
  const present = await call("GET", `${product.apiUrl}/brands?q=ledgerly.test`);
  if (JSON.stringify(present.body).includes('"ledgerly.test"')) await again.check();
  await page.getByRole("button", { name: "Import 1 brand" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pasted list is imported" })).toBeVisible();
  const [, row = ""] = linesOf((await download(page, "Result file")).text);
  const id = row.split(",")[2] ?? "";
  expect(id).toMatch(/^ledgerly/);
  const { text } = await call("GET", `${product.apiUrl}/brands/${id}/competitors`);
  expect(text).toContain("Tallywren");
  await page.getByRole("link", { name: "Import another file" }).click();
  await expect(page.getByRole("table", { name: "Imports of the last 30 days" })).toContainText("Pasted list");
  await expectAccessible(page);
});

test("what was exported is imported again: skipped, updated, or added once more", async ({ page }) => {
  const { id, name } = await createBrand("Round trip");
  await page.goto(`/export?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`Brands that match “${name}”`)).toBeVisible();
  await expectAccessible(page);
  const csv = await download(page, "Download");
  expect(csv.name).toBe("brands.csv");
  expect(linesOf(csv.text)[0]).toBe("id,name,website,domains,aliases,competitors,prompts,enabled");
  await page.getByRole("radio", { name: "JSON, for programs" }).check();
  const json = await download(page, "Download");
  expect(JSON.parse(json.text)).toMatchObject([{ id, name, prompts: [{}, {}], competitors: [{}, {}] }]);

  await page.goto("/import");
  await choose(page, "brands.csv", csv.text);
  await expect(page.getByText("1 row tells of a brand that is in the register")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Add them as further brands" }).check();
  await page.getByRole("button", { name: "Import 1 brand" }).click();
  await expect(page.getByText("1 brand created")).toBeVisible();
  const of = async (part: string, which: string) =>
    (await call("GET", `${product.apiUrl}/brands/${which}/${part}`)).text;
  const withoutIds = (text: string) => text.replace(/"id":"[^"]*",/g, "");
  for (const part of ["competitors", "prompts"])
    expect(withoutIds(await of(part, `${id}-2`))).toBe(withoutIds(await of(part, id)));

  await page.getByRole("link", { name: "Import another file" }).click();
  await choose(page, "brands.json", json.text.replace("The Original", "The Other"));
  await page.getByRole("radio", { name: "Update them" }).check();
  await page.getByRole("button", { name: "Import 1 brand" }).click();
  await expect(page.getByText("1 brand updated")).toBeVisible();
  expect(await brand(id)).toMatchObject({ aliases: ["The Other"] });
});

test("an import is cancelled, and keeps what it stored", async ({ page }) => {
  const { id } = unique("cancelled");
  const rows = Array.from({ length: 4000 }, (_, index) => `${id}-${index}.com`);
  await page.goto("/import");
  await choose(page, "many.txt", rows.join("\n"));
  await page.getByRole("button", { name: "Import 4,000 brands" }).click();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel import" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel import" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The import of many.txt was cancelled" })).toBeVisible();
  await expect(page.getByText(/rows not imported/)).toBeVisible();
});

test("what is no file of brands is refused with what to do", async ({ page }) => {
  await page.goto("/import");
  await choose(page, "broken.json", "[{");
  await expect(page.getByRole("alert").filter({ hasText: "broken.json looks like JSON" })).toBeVisible();
  await choose(page, "empty.csv", "\n\n");
  await expect(page.getByRole("alert").filter({ hasText: "empty.csv holds no brands" })).toBeVisible();
  await choose(page, "long.csv", "acme.com\n".repeat(5001));
  await expect(page.getByRole("alert").filter({ hasText: "long.csv has 5,001 rows" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/import/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "No such import here" })).toBeVisible();
  await expectAccessible(page);
});

test("queries of Search Console become prompts of a brand", async ({ page }) => {
  const { id, name } = await createBrand("Searched");
  await page.goto(`/brands/${id}/queries`);
  await expectAccessible(page);
  const queries = [
    "best accounting software for cafés",
    "books",
    "VAT return app",
    `${name} login`,
    "invoice template",
  ];
  const csv = ["Häufigste Suchanfragen,Klicks", ...queries.map((query, index) => `${query},${100 - index}`)].join("\n");
  await choose(page, "Suchanfragen.csv", csv);
  await expect(page.getByRole("heading", { name: "2 queries can be prompts" })).toBeVisible();
  await expect(page.getByText("Left out: 1 single word, 1 that is there already")).toBeVisible();
  await expect(page.getByText("1 with the brand’s name")).toBeVisible();
  await page.getByRole("checkbox", { name: "vat return app" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add 1 prompt" }).click();
  await expect(page).toHaveURL(`/brands/${id}`);
  await expect(page.getByRole("button", { name: "Edit vat return app" })).toBeVisible();
});
