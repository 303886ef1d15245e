import { product } from "../product/address";
import { expect, test } from "./test";

for (const [where, root] of [
  ["the API's own root", () => product.apiUrl],
  ["the web app's origin", () => `${product.webUrl}/api/v1`],
] as const)
  test(`the reference page at ${where} shows the API and tries requests there, and asks nobody else`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${root()}/docs`);
    await page.getByRole("button", { name: /^Test Request.*post \/brands/i }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Send post request/ })
      .click();
    // Nobody gave it a token.
    await expect(page.getByRole("dialog").getByText("401 Unauthorized").first()).toBeVisible();
    expect(asked).toContain(`${root()}/brands`);
    expect(asked.filter((url) => !url.startsWith(`${root()}/`))).toEqual([]);
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
  });
