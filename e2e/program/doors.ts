import { product } from "../product/address";

/** A base URL that the REST API is reached under. Its address is known only once the product runs. */
export interface Door {
  name: string;
  url: () => string;
}

/** The two ways in: what holds at one must hold at the other. */
export const DOORS: readonly Door[] = [
  { name: "the API's own root", url: () => product.apiUrl },
  { name: "the web app's origin", url: () => `${product.webUrl}/api/v1` },
];
