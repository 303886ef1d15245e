import type { ProviderSignIn } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { nowhere } from "../identity/nowhere";
import { startSession, workspaceToEnter } from "../identity/start-session";
import { admitInvited, liveInvitationFor } from "./invitation";
import type { SignedIn } from "./signed-in";

/**
 * Signs in whom an OpenID Connect provider vouches for: by issuer and subject, at first by the verified address. Somebody
 * new needs an invitation, which this accepts.
 *
 * An account that had a password loses it when a provider is first linked to it, and its sessions end: whoever set that
 * password never had to prove the address, which the provider does.
 * @throws {CallerError} `nowhere`: they have no account and are not invited; `forbidden`: the account is another's at this
 *   provider.
 */
export async function signInWithProvider(act: Act<"web">, person: ProviderSignIn): Promise<SignedIn> {
  const { database } = act;
  // Of two sign-ins of somebody new at once, one makes the account and the other finds it.
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`provider:${person.email}`}, 0))`;
  const known = await knownAt(act, person);
  const user = known ?? (await linkByAddress(act, person)) ?? (await createInvited(act, person));
  const workspaceId = (await workspaceToEnter(act, user.id)) ?? (await enterInvited(act, user));
  const sessionId = await startSession(act, {
    userId: user.id,
    workspaceId,
    passwordHash: user.passwordHash,
    agent: person.agent,
    by: known === undefined ? "provider, linked" : "provider",
  });
  if (sessionId === undefined) throw new CallerError("conflict", "The account was changed just now. Sign in again.");
  return { userId: user.id, sessionId, name: user.name, email: user.email };
}

interface UserRow {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
}

async function knownAt({ database }: Act<"web">, { issuer, subject }: ProviderSignIn): Promise<UserRow | undefined> {
  const where = { issuer_subject: { issuer, subject } };
  return (await database.identity.findUnique({ where, select: { user: true } }))?.user;
}

/** @throws {CallerError} `forbidden`: at this provider the account is another subject's, who had the address before. */
async function linkByAddress(
  { database, now }: Act<"web">,
  { issuer, subject, email }: ProviderSignIn,
): Promise<UserRow | undefined> {
  const user = await database.user.findUnique({ where: { email }, include: { identities: { where: { issuer } } } });
  if (user === null) return undefined;
  if (user.identities.length > 0)
    throw new CallerError("forbidden", "This address belongs to another account of the provider.");
  await database.identity.create({ data: { issuer, subject, userId: user.id, createdAt: now } });
  const unlocked = await database.user.update({ where: { id: user.id }, data: { passwordHash: null } });
  await database.session.updateMany({ where: { userId: user.id, endedAt: null }, data: { endedAt: now } });
  await database.passwordReset.deleteMany({ where: { userId: user.id } });
  return unlocked;
}

async function createInvited(
  { database, now }: Act<"web">,
  { issuer, subject, email, name }: ProviderSignIn,
): Promise<UserRow> {
  if ((await liveInvitationFor(database, email, now)) === undefined) throw nowhere();
  return database.user.create({
    data: {
      email,
      name: name.trim().slice(0, 100) || email,
      createdAt: now,
      identities: { create: { issuer, subject, createdAt: now } },
    },
  });
}

/** Lets somebody who is in no workspace into the one that they were invited to last, if to any. */
async function enterInvited(act: Act<"web">, { id, email }: UserRow): Promise<string | null> {
  const invitation = await liveInvitationFor(act.database, email, act.now);
  if (invitation === undefined) return null;
  await admitInvited(act, invitation, id);
  return invitation.workspaceId;
}
