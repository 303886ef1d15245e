import { marketList, marketQuery } from "@marque/schema";
import { defineAction } from "../action/action";
import { searchMarkets } from "./search";

export const marketActions = {
  search: defineAction.query({
    name: "market.search",
    permission: "analyze",
    input: marketQuery,
    output: marketList,
    handler: async (_act, query) => ({ markets: searchMarkets(query) }),
  }),
};
