import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { Actions } from "../actions";
import { createCallerFactory, mutation, query, router, subscription } from "./init";

/** Every procedure: what of the actions the web app calls. */
export const createAppRouter = ({
  analysis,
  audit,
  brand,
  competitor,
  import: imports,
  draft,
  market,
  member,
  prompt,
  session,
  suggestion,
  token,
  view,
  webhook,
  workspace,
}: Actions) =>
  router({
    analysis: router({ run: mutation(analysis.run), watch: subscription(analysis.watch) }),
    audit: router({ list: query(audit.list), export: query(audit.export) }),
    brand: router({
      create: mutation(brand.create),
      list: query(brand.list),
      overview: query(brand.overview),
      get: query(brand.get),
      competitors: query(brand.competitors),
      prompts: query(brand.prompts),
      whole: query(brand.whole),
      history: query(brand.history),
      update: mutation(brand.update),
      remove: mutation(brand.remove),
      export: query(brand.export),
      // A mutation to tRPC's clients: what is asked for is longer than an address may be.
      match: mutation(brand.match),
      setEnabled: mutation(brand.setEnabled),
      removeSeveral: mutation(brand.removeSeveral),
      removed: query(brand.removed),
      restore: mutation(brand.restore),
    }),
    competitor: router({
      create: mutation(competitor.create),
      update: mutation(competitor.update),
      remove: mutation(competitor.remove),
      restore: mutation(competitor.restore),
    }),
    import: router({
      create: mutation(imports.create),
      addRows: mutation(imports.addRows),
      start: mutation(imports.start),
      cancel: mutation(imports.cancel),
      get: query(imports.get),
      list: query(imports.list),
      rows: query(imports.rows),
    }),
    draft: router({
      save: mutation(draft.save),
      get: query(draft.get),
      list: query(draft.list),
      remove: mutation(draft.remove),
    }),
    market: router({ search: query(market.search), knownBrands: query(market.knownBrands) }),
    member: router({
      setUpState: query(member.setUpState),
      setUp: mutation(member.setUp),
      signIn: mutation(member.signIn),
      signInWithProvider: mutation(member.signInWithProvider),
      me: query(member.me),
      account: query(member.account),
      changeName: mutation(member.changeName),
      changePassword: mutation(member.changePassword),
      resetPassword: mutation(member.resetPassword),
      list: query(member.list),
      changeRole: mutation(member.changeRole),
      remove: mutation(member.remove),
      leave: mutation(member.leave),
      invite: mutation(member.invite),
      invitations: query(member.invitations),
      withdrawInvitation: mutation(member.withdrawInvitation),
      // A mutation to tRPC's clients: its key must not stand in an address.
      readInvitation: mutation(member.readInvitation),
      acceptInvitation: mutation(member.acceptInvitation),
      join: mutation(member.join),
    }),
    session: router({
      list: query(session.list),
      end: mutation(session.end),
      endAll: mutation(session.endAll),
    }),
    prompt: router({
      create: mutation(prompt.create),
      update: mutation(prompt.update),
      remove: mutation(prompt.remove),
      updateMany: mutation(prompt.updateMany),
      removeMany: mutation(prompt.removeMany),
      restore: mutation(prompt.restore),
    }),
    suggestion: router({
      list: query(suggestion.list),
      record: mutation(suggestion.record),
      dismiss: mutation(suggestion.dismiss),
      offerAgain: mutation(suggestion.offerAgain),
    }),
    token: router({
      create: mutation(token.create),
      list: query(token.list),
      rotate: mutation(token.rotate),
      revoke: mutation(token.revoke),
    }),
    view: router({ list: query(view.list), save: mutation(view.save), remove: mutation(view.remove) }),
    webhook: router({
      create: mutation(webhook.create),
      list: query(webhook.list),
      update: mutation(webhook.update),
      remove: mutation(webhook.remove),
      rotateSecret: mutation(webhook.rotateSecret),
      deliveries: query(webhook.deliveries),
      redeliver: mutation(webhook.redeliver),
      test: mutation(webhook.test),
    }),
    workspace: router({
      create: mutation(workspace.create),
      list: query(workspace.list),
      switch: mutation(workspace.switch),
      rename: mutation(workspace.rename),
    }),
  });
export type AppRouter = ReturnType<typeof createAppRouter>;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** What calls procedures in the process, without HTTP: what the tests do. */
export const createCallers = (appRouter: AppRouter) => createCallerFactory(appRouter);
