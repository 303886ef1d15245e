import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { Actions } from "../actions";
import { createCallerFactory, mutation, query, router, subscription } from "./init";

/** Every procedure: what of the actions the web app calls. */
export const createAppRouter = ({ analysis, brand, market, member, token }: Actions) =>
  router({
    analysis: router({ run: mutation(analysis.run), watch: subscription(analysis.watch) }),
    brand: router({
      create: mutation(brand.create),
      list: query(brand.list),
      get: query(brand.get),
      competitors: query(brand.competitors),
      prompts: query(brand.prompts),
      update: mutation(brand.update),
      remove: mutation(brand.remove),
    }),
    market: router({ search: query(market.search) }),
    member: router({
      setUpState: query(member.setUpState),
      setUp: mutation(member.setUp),
      signIn: mutation(member.signIn),
      me: query(member.me),
    }),
    token: router({ create: mutation(token.create), list: query(token.list), revoke: mutation(token.revoke) }),
  });
export type AppRouter = ReturnType<typeof createAppRouter>;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** What calls procedures in the process, without HTTP: what the tests do. */
export const createCallers = (appRouter: AppRouter) => createCallerFactory(appRouter);
