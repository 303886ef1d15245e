import { brand, brandId, brandPage, brandQuery, type Contract, competitor, prompt } from "@marque/schema";
import { z } from "zod";
import { inTransaction } from "../in-transaction";
import { procedureFor, router } from "../trpc/init";
import { createBrand } from "./create";
import { getBrand } from "./get";
import { listBrands } from "./list";
import { listCompetitors, listPrompts } from "./list-parts";
import { removeBrand } from "./remove";
import { updateBrand } from "./update";

const one = z.strictObject({ id: brandId });
const reading = procedureFor("brands:read");
const writing = procedureFor("brands:write");

/** @param contract reads what callers write. */
export const createBrandRouter = ({ brandChanges, brandCreate }: Contract) =>
  router({
    create: writing
      .input(brandCreate)
      .output(brand)
      .mutation(({ ctx, input }) => createBrand(ctx.database, ctx.actor, input, ctx.services.now())),
    list: reading
      .input(brandQuery)
      .output(brandPage)
      .query(({ ctx, input }) => listBrands(ctx.database, ctx.actor, input)),
    get: reading
      .input(one)
      .output(brand)
      .query(({ ctx, input }) => getBrand(ctx.database, ctx.actor, input.id)),
    competitors: reading
      .input(one)
      .output(z.strictObject({ competitors: z.array(competitor) }))
      .query(async ({ ctx, input }) => ({ competitors: await listCompetitors(ctx.database, ctx.actor, input.id) })),
    prompts: reading
      .input(one)
      .output(z.strictObject({ prompts: z.array(prompt) }))
      .query(async ({ ctx, input }) => ({ prompts: await listPrompts(ctx.database, ctx.actor, input.id) })),
    update: writing
      .input(z.strictObject({ id: brandId, changes: brandChanges, ifMatch: z.string().optional() }))
      .output(brand)
      .mutation(({ ctx, input }) =>
        inTransaction(ctx.database, (transaction) => updateBrand(transaction, ctx.actor, input, ctx.services.now())),
      ),
    remove: writing
      .input(one)
      .output(one)
      .mutation(({ ctx, input }) =>
        inTransaction(ctx.database, (transaction) => removeBrand(transaction, ctx.actor, input.id)),
      ),
  });
