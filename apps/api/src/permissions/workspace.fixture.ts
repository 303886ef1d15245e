import { randomUUID } from "node:crypto";
import { newDraft } from "../draft/draft.fixture";
import type { Person } from "../identity/actor";
import { createLinkKey } from "../identity/link-key";
import { hashPassword } from "../identity/password";
import { PASSWORD } from "../identity/testing-people";
import type { TestServer } from "../testing";

/** What of a workspace an action can be pointed at. */
export interface WorkspaceFixture {
  workspaceId: string;
  owner: Person;
  editor: Person;
  /** The editor's. */
  userId: string;
  brandId: string;
  /** Of the brand, as is the prompt. */
  competitorId: string;
  promptId: string;
  /** The owner's. */
  draftId: string;
  /** Of another brand, that was removed. */
  removalId: string;
  /** Of the owner. */
  viewName: string;
  tokenId: string;
  invitationId: string;
  webhookId: string;
  deliveryId: string;
  /** With a row, not yet started. */
  importId: string;
  /** The same, started. */
  runningImportId: string;
  /** Opens an invitation of somebody who has no account. */
  invitationKey: string;
  /** Opens an invitation of the owner of the other workspace. */
  keyForOther: string;
  resetKey: string;
  /** The owner's other session. */
  sessionId: string;
  email: string;
}
/** What of it can be named by whoever is elsewhere. */
export type Pointed = Pick<
  WorkspaceFixture,
  | "workspaceId"
  | "userId"
  | "brandId"
  | "competitorId"
  | "promptId"
  | "draftId"
  | "removalId"
  | "tokenId"
  | "webhookId"
  | "deliveryId"
  | "importId"
  | "invitationId"
  | "sessionId"
>;

export const NOT_THERE: string = randomUUID();
/** The same names, of nothing that there is. */
export const nothing: Pointed = {
  workspaceId: NOT_THERE,
  userId: NOT_THERE,
  brandId: "not-there",
  competitorId: NOT_THERE,
  promptId: NOT_THERE,
  draftId: NOT_THERE,
  removalId: NOT_THERE,
  tokenId: NOT_THERE,
  webhookId: NOT_THERE,
  deliveryId: NOT_THERE,
  importId: NOT_THERE,
  invitationId: NOT_THERE,
  sessionId: NOT_THERE,
};

let ownPassword: Promise<string> | undefined;

/** A workspace with something of everything. @param invited whom `keyForOther` invites. */
export async function createFixture(server: TestServer, invited: { email: string }): Promise<WorkspaceFixture> {
  const { database } = server;
  ownPassword ??= hashPassword(PASSWORD);
  const passwordHash = await ownPassword;
  const workspaceId = await server.createWorkspace();
  const person = async (role: "owner" | "editor", email = `${randomUUID()}@example.com`) => {
    const memberships = { create: { workspaceId, role } };
    return database.user.create({ data: { email, name: `Name ${workspaceId}`, passwordHash, memberships } });
  };
  const [{ id: ownerId, email }, { id: userId }] = [await person("owner"), await person("editor")];
  const session = async (user = ownerId) => (await database.session.create({ data: { workspaceId, userId: user } })).id;
  const brandId = `brand-${workspaceId}`;
  await database.brand.create({
    data: { workspaceId, id: brandId, name: `B ${workspaceId}`, domains: ["b.com"], aliases: [], onboarded: true },
  });
  const ofBrand = { workspaceId, brandId, position: 0 };
  const competitor = { ...ofBrand, name: `C ${workspaceId}`, domains: [], aliases: [] };
  const { id: competitorId } = await database.competitor.create({ data: competitor });
  const { id: promptId } = await database.prompt.create({ data: { ...ofBrand, prompt: `P ${workspaceId}`, tags: [] } });
  const { id: draftId, writer, content } = newDraft();
  await database.draft.create({
    data: { workspaceId, userId: ownerId, id: draftId, kind: "brand", content, writer, updatedAt: new Date() },
  });
  const gone = {
    ...{ id: "gone", name: `R ${workspaceId}`, domains: ["r.com"], aliases: [], enabled: true, onboarded: true },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z", competitors: [], prompts: [] },
  };
  const { id: removalId } = await database.removedBrand.create({
    data: { workspaceId, brandId: gone.id, name: gone.name, removedAt: new Date(), content: gone },
  });
  const { name: viewName } = await database.savedView.create({
    data: { workspaceId, userId: ownerId, name: `V ${workspaceId}`, address: "" },
  });
  const token = await database.apiToken.create({
    data: { workspaceId, name: `T ${workspaceId}`, hash: createLinkKey().hash, hint: "mrq_", scopes: ["analyze"] },
  });
  const createdAt = new Date();
  const events = ["brand.created"];
  const webhook = await database.webhookEndpoint.create({
    data: { workspaceId, url: "https://hooks.acme.com/", description: "", events, secret: Buffer.of(1), createdAt },
  });
  const event = await database.webhookEvent.create({
    data: { workspaceId, type: "brand.created", at: createdAt, payload: workspaceId, dispatchedAt: createdAt },
  });
  const delivery = await database.webhookDelivery.create({
    data: { endpointId: webhook.id, eventId: event.id, state: "delivered", nextTryAt: createdAt, createdAt },
  });
  const importIn = async (state: "open" | "running") => {
    const items = { create: { number: 1, brand: { id: "i", name: "I", domains: ["i.com"] }, guessed: [] } };
    const fields = { source: `I ${workspaceId}`, duplicates: "skip", analyse: false, rows: 1, createdAt, state };
    return (await database.brandImport.create({ data: { workspaceId, userId: ownerId, ...fields, items } })).id;
  };
  const expiresAt = new Date(Date.now() + 60_000);
  const invite = async (address: string) => {
    const { key, hash } = createLinkKey();
    const row = { workspaceId, email: address, role: "viewer", hash, expiresAt } as const;
    return { key, id: (await database.invitation.create({ data: row })).id };
  };
  const invitation = await invite(`${randomUUID()}@example.com`);
  const forOther = await invite(invited.email);
  const { key: resetKey, hash } = createLinkKey();
  await database.passwordReset.create({ data: { userId: ownerId, hash, expiresAt } });
  return {
    workspaceId,
    owner: { kind: "user", userId: ownerId, sessionId: await session(), workspaceId, role: "owner" },
    editor: { kind: "user", userId, sessionId: await session(userId), workspaceId, role: "editor" },
    userId,
    brandId,
    competitorId,
    promptId,
    draftId,
    removalId,
    viewName,
    tokenId: token.id,
    webhookId: webhook.id,
    deliveryId: delivery.id,
    importId: await importIn("open"),
    runningImportId: await importIn("running"),
    invitationId: invitation.id,
    invitationKey: invitation.key,
    keyForOther: forOther.key,
    resetKey,
    sessionId: await session(),
    email,
  };
}

/** All that a workspace has, in every table. */
export async function everythingOf({ database }: TestServer, workspaceId: string): Promise<string> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'workspaceId' AND table_schema = 'public' ORDER BY table_name`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      database.$queryRawUnsafe<object[]>(
        `SELECT '${name}' AS name, (SELECT json_agg(t ORDER BY t::text) FROM "${name}" t WHERE "workspaceId" = $1::uuid) AS rows`,
        workspaceId,
      ),
    ),
  );
  const [workspace] = await database.$queryRaw<object[]>`SELECT * FROM "Workspace" WHERE id = ${workspaceId}::uuid`;
  return JSON.stringify([workspace, rows]);
}
