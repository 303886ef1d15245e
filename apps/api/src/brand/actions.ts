import {
  brand,
  brandCompetitor,
  brandETag,
  brandHistory,
  brandHistoryQuery,
  brandId,
  brandIds,
  brandOverviewPage,
  brandOverviewQuery,
  brandPage,
  brandPrompt,
  brandQuery,
  type Contract,
  exportPart,
  exportQuery,
  removal,
  removalIds,
  removedPage,
  removedQuery,
  wholeBrand,
} from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { createBrand } from "./create";
import { createExport } from "./export";
import { getBrand } from "./get";
import { listBrandHistory } from "./history";
import { listBrands } from "./list";
import { listCompetitors, listPrompts } from "./list-parts";
import { matchBrands } from "./match";
import { listOverviews } from "./overview";
import { removeBrand, removeBrands } from "./remove";
import { listRemoved } from "./removed";
import { restoreBrands } from "./restore";
import { setEnabled } from "./set-enabled";
import { updateBrand } from "./update";
import { getWholeBrand } from "./whole";

const one = z.strictObject({ id: brandId });
const ifMatch = z.string().optional();
/** Asked for at a time. */
const MOST_MATCHED = 500;

/** @param contract reads what callers write. */
export const createBrandActions = ({ brandChanges, brandCreate, privateHosts }: Contract) => ({
  create: defineAction.mutation({
    name: "brand.create",
    permission: "brands:write",
    input: brandCreate,
    output: brand,
    audit: "brand.create",
    event: "brand.created",
    isOneStatement: true,
    handler: createBrand,
  }),
  list: defineAction.query({
    name: "brand.list",
    permission: "brands:read",
    input: brandQuery,
    output: brandPage,
    handler: ({ database, actor }, query) => listBrands(database, actor.workspaceId, query),
  }),
  export: defineAction.query({
    name: "brand.export",
    permission: "brands:read",
    input: exportQuery,
    output: exportPart,
    handler: createExport(privateHosts),
  }),
  /** Which brands are there already, by id or by website. */
  match: defineAction.query({
    name: "brand.match",
    permission: "brands:read",
    input: z.strictObject({
      ids: z.array(z.string().max(200)).max(MOST_MATCHED),
      websites: z.array(z.string().max(253)).max(MOST_MATCHED),
    }),
    output: z.strictObject({ brands: z.array(brand.pick({ id: true, name: true, domains: true })) }),
    handler: async ({ database, actor }, asked) => ({
      brands: await matchBrands(database, actor.workspaceId, asked),
    }),
  }),
  overview: defineAction.query({
    name: "brand.overview",
    permission: "brands:read",
    input: brandOverviewQuery,
    output: brandOverviewPage,
    handler: listOverviews,
  }),
  get: defineAction.query({
    name: "brand.get",
    permission: "brands:read",
    input: one,
    output: brand,
    etag: brandETag,
    handler: ({ database, actor }, { id }) => getBrand(database, { workspaceId: actor.workspaceId, id }),
  }),
  competitors: defineAction.query({
    name: "brand.competitors",
    permission: "brands:read",
    input: one,
    output: z.strictObject({ competitors: z.array(brandCompetitor) }),
    handler: async ({ database, actor }, { id }) => ({
      competitors: await listCompetitors(database, { workspaceId: actor.workspaceId, id }),
    }),
  }),
  prompts: defineAction.query({
    name: "brand.prompts",
    permission: "brands:read",
    input: one,
    output: z.strictObject({ prompts: z.array(brandPrompt) }),
    handler: async ({ database, actor }, { id }) => ({
      prompts: await listPrompts(database, { workspaceId: actor.workspaceId, id }),
    }),
  }),
  /** The brand with everything in it, for its page. */
  whole: defineAction.query({
    name: "brand.whole",
    permission: "brands:read",
    input: one,
    output: wholeBrand,
    etag: ({ brand: whole }) => brandETag(whole),
    handler: ({ database, actor }, { id }) => getWholeBrand(database, { workspaceId: actor.workspaceId, id }),
  }),
  /** For whoever may change the brand: they see what others changed of it. The whole log is the owners'. */
  history: defineAction.query({
    name: "brand.history",
    permission: "brands:write",
    input: brandHistoryQuery,
    output: brandHistory,
    handler: listBrandHistory,
  }),
  update: defineAction.mutation({
    name: "brand.update",
    permission: "brands:write",
    input: one.extend({ changes: brandChanges, ifMatch }),
    output: brand,
    etag: brandETag,
    audit: "brand.update",
    event: "brand.updated",
    handler: updateBrand,
  }),
  remove: defineAction.mutation({
    name: "brand.remove",
    permission: "brands:write",
    input: one.extend({ ifMatch }),
    output: removal,
    audit: "brand.remove",
    event: "brand.deleted",
    handler: removeBrand,
  }),
  setEnabled: defineAction.mutation({
    name: "brand.setEnabled",
    permission: "brands:write",
    input: z.strictObject({ ids: brandIds, enabled: z.boolean() }),
    output: z.strictObject({ changed: z.array(z.string()) }),
    audit: "brand.update",
    event: "brand.updated",
    handler: async (act, which) => ({ changed: await setEnabled(act, which) }),
  }),
  removeSeveral: defineAction.mutation({
    name: "brand.removeSeveral",
    permission: "brands:write",
    input: z.strictObject({ ids: brandIds }),
    output: z.strictObject({ removed: z.array(removal) }),
    audit: "brand.remove",
    event: "brand.deleted",
    handler: async (act, { ids }) => ({ removed: await removeBrands(act, ids) }),
  }),
  removed: defineAction.query({
    name: "brand.removed",
    permission: "brands:read",
    input: removedQuery,
    output: removedPage,
    handler: listRemoved,
  }),
  restore: defineAction.mutation({
    name: "brand.restore",
    permission: "brands:write",
    input: z.strictObject({ removalIds }),
    output: z.strictObject({ restored: z.array(z.string()), taken: z.array(removal) }),
    audit: "brand.restore",
    event: "brand.created",
    handler: (act, input) => restoreBrands(act, input.removalIds),
  }),
});
export type BrandActions = ReturnType<typeof createBrandActions>;
