import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { analysisRouter } from "../analysis/procedures";
import { brandRouter } from "../brand/procedures";
import { memberRouter } from "../member/procedures";
import { tokenRouter } from "../token/procedures";
import { createCallerFactory, router } from "./init";

export const appRouter = router({
  analysis: analysisRouter,
  brand: brandRouter,
  member: memberRouter,
  token: tokenRouter,
});
export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Calls procedures in the process, without HTTP: what the REST bridge and the tests do. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
