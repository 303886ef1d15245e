import { test as base } from "@playwright/test";
import { product } from "../product/address";

/** Playwright's test, whose relative addresses lead to the product's web app. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of this pattern
  baseURL: async ({}, use) => use(product.webUrl),
});
export { expect } from "@playwright/test";
