import { expectAccessible } from "./accessible";
import { OWNER, SIGNED_IN, SIGNED_OUT } from "./owner";
import { expect, test } from "./test";

/** What people read first in each language: at the door, at a field, and in the list. */
const LANGUAGES = [
  { locale: "de", name: "Deutsch", signIn: "Anmelden", missing: "muss eine E-Mail-Adresse sein", team: "Team" },
  { locale: "fr", name: "Français", signIn: "Se connecter", missing: "doit être une adresse e-mail", team: "Équipe" },
  { locale: "es", name: "Español", signIn: "Iniciar sesión", missing: "debe ser una dirección", team: "Equipo" },
] as const;

for (const { locale, signIn, missing } of LANGUAGES)
  test.describe(`to a browser that asks for ${locale}`, () => {
    test.use({ storageState: SIGNED_OUT, locale });

    test("the app speaks it from the door on, faults included", async ({ page }) => {
      await page.goto("/signin");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1, name: signIn })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: signIn }).click();
      await expect(page.locator("input[type=email]")).toHaveAccessibleDescription(new RegExp(missing, "i"));
      await page.locator("input[type=email]").fill(OWNER.email);
      await page.locator("input[type=password]").fill(OWNER.password);
      await page.getByRole("button", { name: signIn, exact: true }).click();
      await expect(page).toHaveURL("/brands");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    });
  });

test.describe("in the settings", () => {
  test.use({ storageState: SIGNED_IN });

  test("a language is chosen, holds at once and after a reload, and everywhere", async ({ page }) => {
    await page.goto("/settings");
    await expectAccessible(page);
    const language = page.locator("select").filter({ hasText: "Deutsch" });
    for (const { locale, name, team } of LANGUAGES) {
      await language.selectOption({ label: name });
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("navigation").getByRole("link", { name: team })).toBeVisible();
    }
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await language.selectOption({ label: "English" });
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  });
});
