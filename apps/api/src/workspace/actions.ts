import { workspaceEntry, workspaceInput } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { createWorkspace } from "./create";
import { listWorkspaces } from "./list";
import { renameWorkspace } from "./rename";
import { switchWorkspace } from "./switch";

export const workspaceActions = {
  create: defineAction.mutation({
    name: "workspace.create",
    permission: "members",
    input: workspaceInput,
    output: z.strictObject({ id: z.uuid() }),
    audit: "workspace.create",
    handler: createWorkspace,
  }),
  list: defineAction.query({
    name: "workspace.list",
    permission: "person",
    input: z.void(),
    output: z.strictObject({ workspaces: z.array(workspaceEntry) }),
    handler: async (act) => ({ workspaces: await listWorkspaces(act) }),
  }),
  switch: defineAction.mutation({
    name: "workspace.switch",
    permission: "person",
    input: z.strictObject({ id: z.uuid() }),
    output: z.void(),
    audit: { none: "it changes what one person looks at, and nothing that a workspace has" },
    isOneStatement: true,
    handler: switchWorkspace,
  }),
  rename: defineAction.mutation({
    name: "workspace.rename",
    permission: "members",
    input: workspaceInput,
    output: z.void(),
    audit: "workspace.rename",
    handler: renameWorkspace,
  }),
};
