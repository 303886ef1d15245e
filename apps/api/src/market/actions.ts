import { knownBrand, knownBrandQuery, marketList, marketQuery } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { knownBrandsNamed } from "./known-brands";
import { searchMarkets } from "./search";

export const marketActions = {
  search: defineAction.query({
    name: "market.search",
    permission: "analyze",
    input: marketQuery,
    output: marketList,
    handler: async (_act, query) => ({ markets: searchMarkets(query) }),
  }),
  /** The websites of a brand that somebody named instead: public names, nothing of any workspace. */
  knownBrands: defineAction.query({
    name: "market.knownBrands",
    permission: "analyze",
    input: knownBrandQuery,
    output: z.strictObject({ brands: z.array(knownBrand) }),
    handler: async (_act, { name }) => ({ brands: knownBrandsNamed(name) }),
  }),
};
