import { expectAccessible } from "../browser/accessible";
import { expect, test } from "../browser/test";

const LEAST_TARGET = 44;

test("thumbs reach every page from the bar, and its menu is a sheet at the window's foot", async ({ page }) => {
  await page.goto("/brands");
  const bar = page.getByRole("navigation", { name: "Main" });
  for (const stop of await bar.locator("a, button").all()) {
    const box = await stop.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST_TARGET);
  }
  await bar.getByRole("button", { name: "More" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "Audit log" })).toBeVisible();
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return [box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)];
    })
    .toEqual([0, 390, 844]);
  await expectAccessible(page);
  // The veil beside it closes it, and nothing under it is pressed.
  await page.touchscreen.tap(300, 30);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/brands");
  await bar.getByRole("button", { name: "More" }).click();
  await menu.getByRole("menuitem", { name: "Webhooks" }).click();
  await expect(page).toHaveURL("/webhooks");

  // Whatever is scrolled to ends above the bar.
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
  );
  expect(padding).toBeGreaterThanOrEqual((await page.locator("[data-bar]").boundingBox())?.height ?? Number.NaN);
  // At 400 % a phone's window is low: the bar would leave no room, and stands after the page.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator("[data-bar]")).toHaveCSS("position", "static");
});
