import type { Role, Scope } from "@marque/schema";

/** Everything that somebody can be allowed to do in a workspace. A token's scopes are some of these. */
export type Permission = Scope | "tokens";

/** A person, signed in through the web app. */
export interface UserActor {
  kind: "user";
  userId: string;
  workspaceId: string;
  role: Role;
}

/** A program with an API token. */
export interface TokenActor {
  kind: "token";
  tokenId: string;
  workspaceId: string;
  scopes: readonly Scope[];
}

/** Who acts, and in which workspace: no verb can be called without one. */
export type Actor = UserActor | TokenActor;

const GRANTED_TO: Record<Role, readonly Permission[]> = {
  owner: ["brands:read", "brands:write", "analyze", "tokens"],
  editor: ["brands:read", "brands:write", "analyze"],
  viewer: ["brands:read"],
};

/** Whether the actor may, by role or by scope. */
export const may = (actor: Actor, permission: Permission): boolean =>
  (actor.kind === "user" ? GRANTED_TO[actor.role] : actor.scopes).some((granted) => granted === permission);

/** Why not, in a sentence for the caller. */
export const refusal = (actor: Actor, permission: Permission): string =>
  actor.kind === "user"
    ? `Your role (${actor.role}) does not allow this.`
    : `The access token lacks the scope ${permission}.`;

/** The id that the audit log keeps. */
export const actorId = (actor: Actor): string => (actor.kind === "user" ? actor.userId : actor.tokenId);
