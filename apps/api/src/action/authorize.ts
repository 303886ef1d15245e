import { CallerError } from "../caller-error";
import { type Caller, forbiddenMessage, isGranted } from "../identity/actor";
import { nowhere } from "../identity/nowhere";
import type { Access, AllowedCaller } from "./action";

/**
 * Who calls, if they may. The first thing that is done with a call, before its input is looked at.
 * @throws {CallerError} `unauthorized` when nobody who could be allowed is known to be calling, `forbidden` when they
 *   may not, `nowhere` when they are in no workspace.
 */
export function authorize<A extends Access>(access: A, caller: Caller | undefined): AllowedCaller<A> {
  const allowed: Caller = allowedCaller(access, caller);
  // Which kinds of callers a permission lets through is what AllowedCaller says of its type.
  return allowed as AllowedCaller<A>;
}

function allowedCaller(access: Access, caller: Caller | undefined): Caller {
  switch (access) {
    case "web":
      if (caller?.kind !== "web") throw new CallerError("unauthorized", "Only the web app may call this.");
      return caller;
    case "account":
      if (caller?.kind !== "user" && caller?.kind !== "account")
        throw new CallerError("unauthorized", "Sign in first.");
      return caller;
    case "person":
      if (caller?.kind === "account") throw nowhere();
      if (caller?.kind !== "user") throw new CallerError("unauthorized", "Sign in first.");
      return caller;
    case "operator":
      if (caller?.kind !== "system") throw new CallerError("unauthorized", "Only an operator may do this.");
      return caller;
    default: {
      if (caller === undefined || caller.kind === "web") throw new CallerError("unauthorized", "Sign in first.");
      if (caller.kind === "account") throw nowhere();
      const { workspaceId } = caller;
      if (workspaceId === null) throw new Error("an operator's act in a workspace names the workspace");
      const actor = caller.kind === "system" ? { ...caller, workspaceId } : caller;
      if (!isGranted(actor, access)) throw new CallerError("forbidden", forbiddenMessage(actor, access));
      return actor;
    }
  }
}
