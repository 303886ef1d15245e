export { type Identity, identify } from "./identify";
export type { KnownBrand } from "./known-brand";
