import type { Role, Scope } from "@marque/schema";

/** Everything that somebody can be allowed to do in a workspace. A token's scopes are some of these. */
export type Permission = Scope | "tokens" | "members" | "webhooks";

/** A person in a workspace. */
export interface UserActor {
  kind: "user";
  userId: string;
  workspaceId: string;
  role: Role;
}

/** The same as who calls: which of their sessions it is. */
export interface Person extends UserActor {
  sessionId: string;
}

/** A person who is signed in, and in no workspace: they may say who they are, come into one, and sign out. */
export interface AccountHolder {
  kind: "account";
  userId: string;
  sessionId: string;
}

/** A program with an API token. */
export interface TokenActor {
  kind: "token";
  tokenId: string;
  /** What people call it. */
  name: string;
  workspaceId: string;
  scopes: readonly Scope[];
}

/** An operator at the command line, or the process itself at its regular work. */
export interface SystemActor {
  kind: "system";
  /** Where it acts; `null` for an act above all workspaces. */
  workspaceId: string | null;
}

/** The web app's server itself, before anybody is signed in. */
export interface WebServer {
  kind: "web";
}

/** Who acts in a workspace: no query is made without one. */
export type Actor = UserActor | TokenActor | (SystemActor & { workspaceId: string });
/** Whoever may call. */
export type Caller = Person | AccountHolder | TokenActor | SystemActor | WebServer;

const GRANTED_TO: Record<Role, readonly Permission[]> = {
  owner: ["brands:read", "brands:write", "analyze", "audit:read", "tokens", "members", "webhooks"],
  editor: ["brands:read", "brands:write", "analyze"],
  viewer: ["brands:read"],
};

/** Whether somebody with a workspace may, by role or by scope; an operator may all. */
export function isGranted(actor: Actor, permission: Permission): boolean {
  switch (actor.kind) {
    case "user":
      return GRANTED_TO[actor.role].includes(permission);
    case "token":
      return actor.scopes.some((scope) => scope === permission);
    case "system":
      return true;
  }
}

/** Why not, in a sentence for the caller. */
export const forbiddenMessage = (actor: Actor, permission: Permission): string =>
  actor.kind === "user"
    ? `Your role (${actor.role}) does not allow this.`
    : `The access token lacks the scope ${permission}.`;

/** The id that the audit log keeps. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case "user":
      return actor.userId;
    case "token":
      return actor.tokenId;
    case "system":
      return null;
  }
}
