import { expect, test } from "@playwright/test";
import { product } from "../product/address";

test("the sign-in page names no private host to who is not signed in", async ({ request }) => {
  const page = await request.get(`${product.webUrl}/signin`);
  expect(page.status()).toBe(200);
  // They are in ANALYSIS_RESOLVE, as product/global-setup.ts starts the product.
  expect(await page.text()).not.toMatch(/\bacme\.test\b|\bbrightwater\.test\b/);
});

test("what is no address to come back to is no error of the server's", async ({ request }) => {
  const auth = `${product.webUrl}/api/auth`;
  const { csrfToken } = await (await request.get(`${auth}/csrf`)).json();
  const form = { csrfToken, callbackUrl: "foo", email: "nobody@example.com", password: "not a password", json: "true" };
  const posted = [
    await request.post(`${auth}/callback/credentials`, { form }),
    await request.post(`${auth}/callback/credentials?callbackUrl=foo`, { form }),
    await request.get(`${auth}/signin?callbackUrl=foo`),
    await request.get(`${auth}/csrf?callbackUrl=foo`),
  ];
  expect(posted.map((answer) => answer.status())).toEqual([401, 401, 200, 200]);
});
