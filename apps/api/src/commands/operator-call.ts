import { randomUUID } from "node:crypto";
import type { Database } from "@marque/db";
import type { Call } from "../action/action";
import { UNLIMITED } from "../limits/limiter";

const done = () => Promise.resolve();
const sealNothing = (): never => {
  throw new Error("no command has secrets to keep");
};

/** What an operator does at the command line, as a call of an action. @param workspaceId `null` above all workspaces. */
export const operatorCall = (database: Database, workspaceId: string | null, now: () => Date): Call => ({
  services: {
    database,
    now,
    limits: UNLIMITED,
    analyzer: { analyze: () => Promise.reject(new Error("no command analyses anything")), close: done },
    poster: {
      refusalOf: () => undefined,
      post: () => Promise.reject(new Error("no command sends anything")),
      close: done,
    },
    // Commands have no secret to seal with.
    seal: { close: sealNothing, open: sealNothing },
  },
  caller: { kind: "system", workspaceId },
  requestId: randomUUID(),
});
