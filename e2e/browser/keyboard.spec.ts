import type { Page } from "@playwright/test";
import { analysed } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

/** More stops than any page of ours has. */
const FAR = 600;

const NAMED = (role: string, name: string) => `${role} ${name}`;

/** The role and name of what has the focus, as Chromium's accessibility tree tells them to a screen reader. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const role = element.getAttribute("role") ?? (element.tagName === "A" ? "link" : element.tagName.toLowerCase());
    return `${role} ${(element.getAttribute("aria-label") ?? label ?? element.textContent ?? "").trim()}`;
  });
}

/** Presses Tab until the thing has the focus; fails when it can't be reached so. */
async function tabTo(page: Page, role: string, name: string): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    if ((await focused(page)) === NAMED(role, name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached the ${role} “${name}”.`);
}

test("a brand is added without a mouse", async ({ page }) => {
  const { id, name } = unique("Keyboard");
  await page.goto("/brands");
  await expect(page.getByRole("link", { name: "Add brand" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("link Skip to content");
  await tabTo(page, "link", "Add brand");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("textbox", { name: "Website" })).toBeFocused();
  await page.keyboard.type("ledgerly.test");
  await page.keyboard.press("Enter");
  await analysed(page);

  await tabTo(page, "input", "Name");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(name);
  await tabTo(page, "input", "Id");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(id);
  await tabTo(page, "input", "Add a domain");
  await page.keyboard.type("ledgerly-books.com");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Remove ledgerly-books.com" })).toBeFocused();
  for (let back = 0; back < 3; back += 1) await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Make ledgerly-books.com primary" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move ledgerly-books.com down" })).toBeFocused();

  // A list is one stop for Tab: arrow keys move in it.
  await tabTo(page, "input", "Save Tallywren");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  for (let right = 0; right < 3; right += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toBe("button Why Tallywren");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Why Tallywren" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("button Why Tallywren");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("input Save Bookmoth");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Save Bookmoth" })).not.toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form", { name: "Edit Bookmoth" }).getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type(" Ltd");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("input Save Bookmoth Ltd");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("input Save Numerella");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("checkbox", { name: "Save Numerella" })).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("input Save Coppergrain");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("checkbox", { name: "Save Numerella" })).toBeChecked();
  // Out of the list, by way of what a group says why for all of it.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("input Add a competitor");

  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page).toHaveURL(`/brands/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
