import { credentials, session, setUpInput } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { makeFirstWorkspace, makeSetupKey } from "./first-run";
import { me } from "./me";
import { setUp } from "./set-up";
import { needsSetUp } from "./setup-key";
import { signIn } from "./sign-in";

export const memberActions = {
  setUpState: defineAction.query({
    name: "member.setUpState",
    permission: "web",
    input: z.void(),
    output: z.strictObject({ needsSetUp: z.boolean() }),
    handler: async ({ database }) => ({ needsSetUp: await needsSetUp(database) }),
  }),
  setUp: defineAction.mutation({
    name: "member.setUp",
    permission: "web",
    limit: "sign-ins",
    input: setUpInput,
    output: z.strictObject({ email: z.string() }),
    audit: "workspace.set-up",
    handler: setUp,
  }),
  signIn: defineAction.query({
    name: "member.signIn",
    permission: "web",
    limit: "sign-ins",
    input: credentials,
    output: z.strictObject({ userId: z.uuid(), name: z.string(), email: z.string() }),
    handler: signIn,
  }),
  me: defineAction.query({
    name: "member.me",
    permission: "person",
    input: z.void(),
    output: session,
    handler: me,
  }),
  makeSetupKey: defineAction.mutation({
    name: "member.makeSetupKey",
    permission: "operator",
    input: z.void(),
    output: z.strictObject({ key: z.string().nullable() }),
    audit: { none: "there is no workspace yet that it could be told of" },
    handler: makeSetupKey,
  }),
  makeFirstWorkspace: defineAction.mutation({
    name: "member.makeFirstWorkspace",
    permission: "operator",
    input: z.void(),
    output: z.strictObject({ workspaceId: z.uuid().nullable() }),
    audit: "workspace.create",
    handler: makeFirstWorkspace,
  }),
};
