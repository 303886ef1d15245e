import { type Findings, valuesOf } from "./findings";

/** How far a brand sells: around its town, in its country, or everywhere. */
export const REACHES = ["local", "country", "world"] as const;
export type Reach = (typeof REACHES)[number];

/** Where a brand is and how far it sells; `null` for what nothing tells. */
export interface Locality {
  /** Primary subtag: `de`. */
  language: string | null;
  /** ISO 3166-1 alpha-2: `AT`. */
  country: string | null;
  /** As it is written there: `Köln`. */
  town: string | null;
  reach: Reach | null;
}

/** What was located, for the stages after it. */
export function localityOf(findings: Findings): Locality {
  const [reach] = valuesOf(findings, "reach");
  return {
    language: valuesOf(findings, "language")[0] ?? null,
    country: valuesOf(findings, "country")[0] ?? null,
    town: valuesOf(findings, "town")[0] ?? null,
    reach: REACHES.find((each) => each === reach) ?? null,
  };
}
