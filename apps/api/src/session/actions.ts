import { sessionEntry } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { endSession } from "./end";
import { endAllSessions } from "./end-all";
import { listSessions } from "./list";

export const sessionActions = {
  list: defineAction.query({
    name: "session.list",
    permission: "person",
    input: z.void(),
    output: z.strictObject({ sessions: z.array(sessionEntry) }),
    handler: async (act) => ({ sessions: await listSessions(act) }),
  }),
  end: defineAction.mutation({
    name: "session.end",
    permission: "account",
    input: z.strictObject({ id: z.uuid() }),
    output: z.void(),
    audit: "session.end",
    handler: endSession,
  }),
  endAll: defineAction.mutation({
    name: "session.endAll",
    permission: "person",
    input: z.void(),
    output: z.strictObject({ ended: z.int() }),
    audit: "session.end-all",
    handler: endAllSessions,
  }),
};
