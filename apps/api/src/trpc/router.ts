import type { Contract } from "@marque/schema";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { createAnalysisRouter } from "../analysis/procedures";
import { createBrandRouter } from "../brand/procedures";
import { marketRouter } from "../market/procedures";
import { memberRouter } from "../member/procedures";
import { tokenRouter } from "../token/procedures";
import { createCallerFactory, router } from "./init";

/** Every procedure. @param contract reads what callers write. */
export const createAppRouter = (contract: Contract) =>
  router({
    analysis: createAnalysisRouter(contract),
    brand: createBrandRouter(contract),
    market: marketRouter,
    member: memberRouter,
    token: tokenRouter,
  });
export type AppRouter = ReturnType<typeof createAppRouter>;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** What calls procedures in the process, without HTTP: what the REST bridge and the tests do. */
export const createCallers = (appRouter: AppRouter) => createCallerFactory(appRouter);
export type CreateCaller = ReturnType<typeof createCallers>;
export type Caller = ReturnType<CreateCaller>;
