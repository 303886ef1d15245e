import { marketList, marketQuery } from "@marque/schema";
import { procedureFor, router } from "../trpc/init";
import { searchMarkets } from "./search";

export const marketRouter = router({
  search: procedureFor("analyze")
    .input(marketQuery)
    .output(marketList)
    .query(({ input }) => ({ markets: searchMarkets(input) })),
});
