import { type Findings, valuesOf } from "./findings";

/** How far a brand sells: around its town, in its country, or everywhere. */
export const REACHES = ["local", "country", "world"] as const;
export type Reach = (typeof REACHES)[number];

/** How large a business is: one place or a few people, several places, or many. */
export const SIZES = ["small", "medium", "large"] as const;
export type Size = (typeof SIZES)[number];

/** Where a brand is and how far it sells, and how large it is; `null` for what nothing tells. */
export interface Locality {
  /** Primary subtag: `de`. */
  language: string | null;
  /** ISO 3166-1 alpha-2: `AT`. */
  country: string | null;
  /** As it is written there: `Köln`. */
  town: string | null;
  reach: Reach | null;
  size: Size | null;
}

/** What was located, for the stages after it. */
export function localityOf(findings: Findings): Locality {
  const [reach] = valuesOf(findings, "reach");
  const [size] = valuesOf(findings, "size");
  return {
    language: valuesOf(findings, "language")[0] ?? null,
    country: valuesOf(findings, "country")[0] ?? null,
    town: valuesOf(findings, "town")[0] ?? null,
    reach: REACHES.find((each) => each === reach) ?? null,
    size: SIZES.find((each) => each === size) ?? null,
  };
}
