import type { Caller } from "../identity/actor";
import type { Standing } from "../limits/limiter";
import type { Policy } from "../limits/policies";
import type { AnyAction, Call } from "./action";
import { authorize } from "./authorize";

/** A call that is within its limits and allowed, of one action. */
export interface AdmittedCall extends Call {
  admittedTo: AnyAction["name"];
  /** Where the caller stands against the limit that is nearest; `undefined` for who has none. */
  standing: Standing | undefined;
}

/**
 * Lets a call in: within its limits first, then allowed. What a transport does before it reads anything of the input.
 * @throws {CallerError} `tooManyRequests`, `unauthorized` or `forbidden`.
 */
export async function admit(action: AnyAction, call: Call): Promise<AdmittedCall> {
  const key = keyOf(call);
  const { limits } = call.services;
  let standing: Standing | undefined;
  for (const policy of key === undefined ? [] : policiesOf(action, call.caller)) {
    const taken = await limits.take(policy, key ?? "");
    if (taken !== undefined && (standing === undefined || taken.remaining < standing.remaining)) standing = taken;
  }
  authorize(action.permission, call.caller);
  return { ...call, admittedTo: action.name, standing };
}

/** Whose quota it is; the web app's own server asks for people at their addresses. */
function keyOf({ caller, address }: Call): string | undefined {
  switch (caller?.kind) {
    case "token":
      return `token:${caller.tokenId}`;
    case "user":
      return `user:${caller.userId}`;
    case "web":
      return address === undefined ? undefined : `address:${address}`;
    default:
      return undefined;
  }
}

const policiesOf = ({ limit }: AnyAction, caller: Caller | undefined): readonly Policy[] => [
  // The web app's server asks at every page whether somebody set up.
  ...(caller?.kind === "web" ? [] : (["requests"] as const)),
  ...(limit === undefined ? [] : [limit]),
];
