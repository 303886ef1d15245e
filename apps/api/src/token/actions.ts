import { apiToken, tokenCreate, tokenRotation } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { createToken } from "./create";
import { listTokens } from "./list";
import { revokeToken } from "./revoke";
import { rotateToken } from "./rotate";

export const tokenActions = {
  create: defineAction.mutation({
    name: "token.create",
    permission: "tokens",
    input: tokenCreate,
    output: z.strictObject({ token: apiToken, secret: z.string() }),
    audit: "token.create",
    handler: createToken,
  }),
  list: defineAction.query({
    name: "token.list",
    permission: "tokens",
    input: z.void(),
    output: z.strictObject({ tokens: z.array(apiToken) }),
    handler: async ({ database, actor, now }) => ({ tokens: await listTokens(database, actor.workspaceId, now) }),
  }),
  rotate: defineAction.mutation({
    name: "token.rotate",
    permission: "tokens",
    input: tokenRotation,
    output: z.strictObject({ token: apiToken, secret: z.string() }),
    audit: "token.rotate",
    handler: rotateToken,
  }),
  revoke: defineAction.mutation({
    name: "token.revoke",
    permission: "tokens",
    input: z.strictObject({ id: z.uuid() }),
    output: apiToken,
    audit: "token.revoke",
    handler: revokeToken,
  }),
};
