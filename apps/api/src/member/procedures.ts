import { credentials, session, setUpInput } from "@marque/schema";
import { z } from "zod";
import { inTransaction } from "../in-transaction";
import { personProcedure, router, webProcedure } from "../trpc/init";
import { me } from "./me";
import { hashPassword } from "./password";
import { setUp } from "./set-up";
import { needsSetUp } from "./setup-key";
import { signIn } from "./sign-in";

export const memberRouter = router({
  setUpState: webProcedure
    .output(z.strictObject({ needsSetUp: z.boolean() }))
    .query(async ({ ctx }) => ({ needsSetUp: await needsSetUp(ctx.services.database) })),
  setUp: webProcedure
    .input(setUpInput)
    .output(z.strictObject({ email: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { password, ...rest } = input;
      const passwordHash = await hashPassword(password);
      return inTransaction(ctx.database, (transaction) => setUp(transaction, rest, passwordHash, ctx.services.now()));
    }),
  signIn: webProcedure
    .input(credentials)
    .output(z.strictObject({ userId: z.uuid(), name: z.string(), email: z.string() }))
    .mutation(({ ctx, input }) => signIn(ctx.database, input)),
  me: personProcedure.output(session).query(({ ctx }) => me(ctx.database, ctx.actor)),
});
