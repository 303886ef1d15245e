import { z } from "zod";
import { timestamp } from "./brand";
import { email, linkKey, password, role } from "./member";
import { text } from "./text";

export const workspaceInput = z.strictObject({ name: text(100) });

/** A workspace that somebody is a member of. */
export const workspaceEntry = z.strictObject({ id: z.uuid(), name: z.string(), role });
export type WorkspaceEntry = z.infer<typeof workspaceEntry>;

export const member = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: timestamp,
});
export type Member = z.infer<typeof member>;

export const roleChange = z.strictObject({ userId: z.uuid(), role });
export type RoleChange = z.output<typeof roleChange>;

export const invitationInput = z.strictObject({ email, role });
export type InvitationInput = z.output<typeof invitationInput>;

/** An invitation as it is listed: never its key. */
export const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role,
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type Invitation = z.infer<typeof invitation>;

/** What whoever holds an invitation's key is told of it. */
export const openedInvitation = z.strictObject({
  workspace: z.string(),
  email: z.string(),
  role,
  /** Whether somebody has an account under the address already, and how they sign in with it. */
  account: z.enum(["none", "password", "provider"]),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;

/**
 * Accepts an invitation without being signed in: somebody new sets a name and a password, somebody who has an account
 * proves it by its password.
 */
export const joinInput = z.strictObject({ key: linkKey, name: text(100).optional(), password });
export type JoinInput = z.output<typeof joinInput>;
