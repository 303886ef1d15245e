import { apiToken, tokenCreate } from "@marque/schema";
import { z } from "zod";
import { inTransaction } from "../in-transaction";
import { procedureFor, router } from "../trpc/init";
import { createToken } from "./create";
import { listTokens } from "./list";
import { revokeToken } from "./revoke";

const managing = procedureFor("tokens");

export const tokenRouter = router({
  create: managing
    .input(tokenCreate)
    .output(z.strictObject({ token: apiToken, secret: z.string() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.database, (transaction) => {
        const { actor } = ctx;
        const maker = { workspaceId: actor.workspaceId, userId: actor.kind === "user" ? actor.userId : null };
        return createToken(transaction, maker, input, ctx.services.now());
      }),
    ),
  list: managing
    .output(z.strictObject({ tokens: z.array(apiToken) }))
    .query(async ({ ctx }) => ({ tokens: await listTokens(ctx.database, ctx.actor) })),
  revoke: managing
    .input(z.strictObject({ id: z.uuid() }))
    .output(apiToken)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.database, (transaction) => revokeToken(transaction, ctx.actor, input.id, ctx.services.now())),
    ),
});
