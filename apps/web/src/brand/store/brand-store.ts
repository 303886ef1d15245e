import type { WholeBrand } from "@marque/schema";
import { createContext, useContext } from "react";
import type { Problem } from "@/trpc/problem";

/** What the API says to whatever it did to a brand. */
export interface Written {
  updatedAt: string;
}

/** A change of the brand on its page. */
export interface BrandChange<Answer extends Written> {
  /** The brand as it is shown at once, before there is an answer. */
  apply: (whole: WholeBrand) => WholeBrand;
  /** Whether somebody else changed meanwhile what this change is about. */
  isStale?: (stored: WholeBrand) => boolean;
  /** @param ifMatch the tag of the brand as it is known here. */
  send: (ifMatch: string) => Promise<Answer>;
  /** The stored brand with the answer in it; what `apply` makes of it unless said. */
  settle?: (stored: WholeBrand, answer: Answer) => WholeBrand;
}

export type Outcome<Answer> =
  | { state: "saved"; answer: Answer }
  /** Nothing was saved: `stored` is the brand as somebody else changed it. */
  | { state: "stale"; stored: WholeBrand }
  | { state: "failed"; problem: Problem };

export interface BrandStore {
  /** The brand as it is stored, as far as it is known here. */
  stored: () => WholeBrand | undefined;
  /** Saves changes one after the other, each on what the one before left. Never rejects. */
  write: <Answer extends Written>(change: BrandChange<Answer>) => Promise<Outcome<Answer>>;
}

const BrandStoreContext = createContext<BrandStore | undefined>(undefined);
export const BrandStoreProvider = BrandStoreContext.Provider;

/** The brand that the page is about, to be changed. */
export function useBrandStore(): BrandStore {
  const store = useContext(BrandStoreContext);
  if (store === undefined) throw new Error("Only a brand's page has a brand to change.");
  return store;
}
