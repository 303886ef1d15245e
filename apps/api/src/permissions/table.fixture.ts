import { randomUUID } from "node:crypto";
import { SCOPES } from "@marque/schema";
import { newDraft } from "../draft/draft.fixture";
import { PASSWORD } from "../identity/testing-people";
import type { Pointed, WorkspaceFixture } from "./workspace.fixture";

/** Who calls, as the columns of the matrix. */
export const CALLERS = [
  "owner",
  "editor",
  "viewer",
  ...SCOPES.map((scope) => `token:${scope}` as const),
  "nowhere",
  "web",
  "operator",
  "nobody",
] as const;
export type CallerName = (typeof CALLERS)[number];

const PEOPLE = ["owner", "editor", "viewer"] as const;
/** Anybody signed in, in a workspace or in none. */
const SIGNED_IN = [...PEOPLE, "nowhere"] as const;
const READ = [...PEOPLE, "token:brands:read", "operator"] as const;
const WRITE = ["owner", "editor", "token:brands:write", "operator"] as const;
const ANALYZE = ["owner", "editor", "token:analyze", "operator"] as const;
const AUDIT = ["owner", "token:audit:read", "operator"] as const;
const OWNERS = ["owner", "operator"] as const;
const WEB = ["web"] as const;
const OPERATOR = ["operator"] as const;

export interface Row {
  allowed: readonly CallerName[];
  /** What it is called with in one's own workspace, and works. */
  own: (own: WorkspaceFixture, other: WorkspaceFixture) => unknown;
  /** The same pointed at another workspace's: 404. Absent from an action that can't be pointed at anything. */
  other?: (pointed: Pointed) => unknown;
  /** Who of those that may does it; the owner, where there is one among them, unless said otherwise. */
  as?: "editor";
}

const website = { site: { website: "nowhere.example.com", maxCompetitors: 0, maxPrompts: 0 } };
const NOTHING_ELSE = { additionalDomains: [], aliases: [], competitors: [], suggestedPrompts: [] };
const SUGGESTED = { brandName: "B", website: "b.com", ...NOTHING_ELSE };
/** Of an item that is put back. */
const NEW_ITEM = "00000000-0000-4000-8000-000000000009";
const none = () => undefined;
/** The same input, pointed at one's own and at another workspace's. */
const both = (input: (pointed: Pointed) => unknown) => ({ own: input, other: input });

/** Every action there is. A new one needs a line here: who may, and what of another workspace it could be pointed at. */
export const PERMISSIONS: Readonly<Record<string, Row>> = {
  "analysis.run": { allowed: ANALYZE, own: () => website },
  "analysis.watch": { allowed: ANALYZE, own: () => website },
  "audit.export": { allowed: AUDIT, own: () => ({}) },
  "audit.list": { allowed: AUDIT, own: () => ({}) },
  "brand.create": { allowed: WRITE, own: () => ({ id: "new", name: "New", domains: ["new.com"] }) },
  "brand.list": { allowed: READ, own: () => ({}) },
  "brand.export": { allowed: READ, own: () => ({ kind: "brands", format: "json" }) },
  "brand.match": {
    allowed: READ,
    own: ({ brandId }, other) => ({ ids: [brandId, other.brandId], websites: ["b.com"] }),
  },
  "brand.overview": { allowed: READ, own: () => ({}) },
  "brand.get": { allowed: READ, own: ({ brandId: id }) => ({ id }), other: ({ brandId: id }) => ({ id }) },
  "brand.competitors": { allowed: READ, own: ({ brandId: id }) => ({ id }), other: ({ brandId: id }) => ({ id }) },
  "brand.prompts": { allowed: READ, own: ({ brandId: id }) => ({ id }), other: ({ brandId: id }) => ({ id }) },
  "brand.update": {
    allowed: WRITE,
    own: ({ brandId: id }) => ({ id, changes: { name: "Changed" } }),
    other: ({ brandId: id }) => ({ id, changes: { name: "Changed" } }),
  },
  "brand.remove": { allowed: WRITE, own: ({ brandId: id }) => ({ id }), other: ({ brandId: id }) => ({ id }) },
  "brand.setEnabled": { allowed: WRITE, ...both(({ brandId }) => ({ ids: [brandId], enabled: false })) },
  "brand.removeSeveral": { allowed: WRITE, ...both(({ brandId }) => ({ ids: [brandId] })) },
  "brand.removed": { allowed: READ, own: () => ({}) },
  "brand.restore": { allowed: WRITE, ...both(({ removalId }) => ({ removalIds: [removalId] })) },
  "brand.forgetRemoved": { allowed: OPERATOR, own: none },
  "competitor.create": { allowed: WRITE, ...both(({ brandId: id }) => ({ id, competitor: { name: "New" } })) },
  "competitor.update": {
    allowed: WRITE,
    ...both(({ brandId: id, competitorId }) => ({ id, competitorId, changes: { name: "Changed" } })),
  },
  "competitor.remove": { allowed: WRITE, ...both(({ brandId: id, competitorId }) => ({ id, competitorId })) },
  "prompt.create": { allowed: WRITE, ...both(({ brandId: id }) => ({ id, added: { prompts: ["new"] } })) },
  "prompt.update": {
    allowed: WRITE,
    ...both(({ brandId: id, promptId }) => ({ id, promptId, changes: { enabled: false } })),
  },
  "prompt.remove": { allowed: WRITE, ...both(({ brandId: id, promptId }) => ({ id, promptId })) },
  "draft.save": { allowed: PEOPLE, own: () => newDraft() },
  "draft.get": { allowed: PEOPLE, ...both(({ draftId: id }) => ({ id })) },
  "draft.list": { allowed: PEOPLE, own: none },
  "draft.remove": { allowed: PEOPLE, ...both(({ draftId: id }) => ({ id })) },
  "brand.whole": { allowed: READ, ...both(({ brandId: id }) => ({ id })) },
  "brand.history": { allowed: WRITE, ...both(({ brandId: id }) => ({ id })) },
  "competitor.restore": {
    allowed: WRITE,
    ...both(({ brandId: id }) => ({ id, competitor: { name: "Back" }, place: { id: NEW_ITEM, behind: null } })),
  },
  "prompt.updateMany": {
    allowed: WRITE,
    ...both(({ brandId: id, promptId }) => ({ id, promptIds: [promptId], changes: { enabled: false } })),
  },
  "prompt.removeMany": { allowed: WRITE, ...both(({ brandId: id, promptId }) => ({ id, promptIds: [promptId] })) },
  "prompt.restore": {
    allowed: WRITE,
    ...both(({ brandId: id }) => ({ id, removed: [{ prompt: "back", place: { id: NEW_ITEM, behind: null } }] })),
  },
  "suggestion.list": { allowed: WRITE, ...both(({ brandId: id }) => ({ id })) },
  "suggestion.record": { allowed: WRITE, ...both(({ brandId: id }) => ({ id, result: SUGGESTED })) },
  "suggestion.dismiss": {
    allowed: WRITE,
    ...both(({ brandId: id }) => ({ id, dismissed: [{ field: "aliases", change: "added", value: "B" }] })),
  },
  "suggestion.offerAgain": { allowed: WRITE, ...both(({ brandId: id }) => ({ id })) },
  "idempotency.forget": { allowed: OPERATOR, own: none },
  "import.create": {
    allowed: WRITE,
    own: () => ({ source: "brands.csv", duplicates: "skip", analyse: false, rows: 1 }),
  },
  "import.addRows": {
    allowed: WRITE,
    ...both(({ importId: id }) => ({ id, rows: [{ number: 1, brand: {} }] })),
  },
  "import.start": { allowed: WRITE, ...both(({ importId: id }) => ({ id })) },
  "import.cancel": { allowed: WRITE, ...both(({ importId: id }) => ({ id })) },
  "import.get": { allowed: WRITE, ...both(({ importId: id }) => ({ id })) },
  "import.list": { allowed: WRITE, own: none },
  "import.rows": { allowed: WRITE, ...both(({ importId: id }) => ({ id })) },
  "import.dispatch": { allowed: OPERATOR, own: none },
  "import.nextRows": { allowed: OPERATOR, own: ({ importId }) => ({ importId, jobId: randomUUID() }) },
  "import.recordRow": {
    allowed: OPERATOR,
    own: ({ runningImportId: importId }) => ({ importId, number: 1, outcome: "failed" }),
  },
  "import.finish": {
    allowed: OPERATOR,
    own: ({ importId }) => ({ importId, jobId: randomUUID(), state: "done" }),
  },
  "import.sweep": { allowed: OPERATOR, own: none },
  "market.search": { allowed: ANALYZE, own: () => ({ q: "shoes" }) },
  "market.knownBrands": { allowed: ANALYZE, own: () => ({ name: "Notion" }) },
  "member.setUpState": { allowed: WEB, own: none },
  "member.setUp": {
    allowed: WEB,
    own: () => ({ key: "x", workspaceName: "W", name: "N", email: "n@example.com", password: PASSWORD }),
  },
  "member.signIn": { allowed: WEB, own: ({ email }) => ({ email, password: PASSWORD }) },
  "member.signInWithProvider": {
    allowed: WEB,
    own: ({ email }) => ({ issuer: "https://issuer.example", subject: randomUUID(), email }),
  },
  "member.account": { allowed: SIGNED_IN, own: none },
  "member.me": { allowed: PEOPLE, own: none },
  "member.changeName": { allowed: PEOPLE, own: () => ({ name: "Changed" }) },
  "member.changePassword": { allowed: PEOPLE, own: () => ({ current: PASSWORD, password: `${PASSWORD} too` }) },
  "member.resetPassword": { allowed: WEB, own: ({ resetKey: key }) => ({ key, password: PASSWORD }) },
  "member.list": { allowed: OWNERS, own: none },
  "member.changeRole": {
    allowed: OWNERS,
    own: ({ userId }) => ({ userId, role: "viewer" }),
    other: ({ userId }) => ({ userId, role: "viewer" }),
  },
  "member.remove": { allowed: OWNERS, own: ({ userId }) => ({ userId }), other: ({ userId }) => ({ userId }) },
  "member.leave": { allowed: PEOPLE, own: none, as: "editor" },
  "member.invite": { allowed: OWNERS, own: () => ({ email: "new@example.com", role: "viewer" }) },
  "member.invitations": { allowed: OWNERS, own: none },
  "member.withdrawInvitation": {
    allowed: OWNERS,
    own: ({ invitationId: id }) => ({ id }),
    other: ({ invitationId: id }) => ({ id }),
  },
  "member.readInvitation": { allowed: WEB, own: ({ invitationKey: key }) => ({ key }) },
  "member.acceptInvitation": { allowed: SIGNED_IN, own: (_own, { keyForOther: key }) => ({ key }) },
  "member.join": { allowed: WEB, own: ({ invitationKey: key }) => ({ key, name: "Bo", password: PASSWORD }) },
  "member.makeSetupKey": { allowed: OPERATOR, own: none },
  "member.makeFirstWorkspace": { allowed: OPERATOR, own: none },
  "member.makeResetKey": { allowed: OPERATOR, own: ({ email }) => ({ email }) },
  "member.forgetLinks": { allowed: OPERATOR, own: none },
  "session.list": { allowed: PEOPLE, own: none },
  "session.end": { allowed: SIGNED_IN, own: ({ sessionId: id }) => ({ id }), other: ({ sessionId: id }) => ({ id }) },
  "session.endAll": { allowed: PEOPLE, own: none },
  "session.forget": { allowed: OPERATOR, own: none },
  "token.create": { allowed: OWNERS, own: () => ({ name: "new", scopes: ["analyze"] }) },
  "token.list": { allowed: OWNERS, own: none },
  "token.revoke": { allowed: OWNERS, own: ({ tokenId: id }) => ({ id }), other: ({ tokenId: id }) => ({ id }) },
  "token.rotate": { allowed: OWNERS, own: ({ tokenId: id }) => ({ id }), other: ({ tokenId: id }) => ({ id }) },
  "view.list": { allowed: PEOPLE, own: none },
  "view.save": { allowed: PEOPLE, own: () => ({ name: "Mine", address: "state=disabled" }) },
  "view.remove": { allowed: PEOPLE, own: ({ viewName: name }) => ({ name }) },
  "webhook.create": { allowed: OWNERS, own: () => ({ url: "https://hooks.acme.com/", events: ["brand.created"] }) },
  "webhook.list": { allowed: OWNERS, own: none },
  "webhook.update": {
    allowed: OWNERS,
    own: ({ webhookId: id }) => ({ id, changes: { enabled: false } }),
    other: ({ webhookId: id }) => ({ id, changes: { enabled: false } }),
  },
  "webhook.remove": { allowed: OWNERS, own: ({ webhookId: id }) => ({ id }), other: ({ webhookId: id }) => ({ id }) },
  "webhook.rotateSecret": {
    allowed: OWNERS,
    own: ({ webhookId: id }) => ({ id }),
    other: ({ webhookId: id }) => ({ id }),
  },
  "webhook.deliveries": {
    allowed: OWNERS,
    own: ({ webhookId: id }) => ({ id }),
    other: ({ webhookId: id }) => ({ id }),
  },
  "webhook.redeliver": {
    allowed: OWNERS,
    own: ({ deliveryId: id }) => ({ id }),
    other: ({ deliveryId: id }) => ({ id }),
  },
  "webhook.test": { allowed: OWNERS, own: ({ webhookId: id }) => ({ id }), other: ({ webhookId: id }) => ({ id }) },
  "webhook.dispatch": { allowed: OPERATOR, own: none },
  "webhook.nextTry": {
    allowed: OPERATOR,
    own: ({ deliveryId }) => ({ deliveryId, jobId: randomUUID() }),
  },
  "webhook.recordTry": {
    allowed: OPERATOR,
    own: ({ deliveryId }) => ({
      ...{ deliveryId, jobId: randomUUID(), at: new Date() },
      ...{ status: 204, error: null, milliseconds: 1 },
    }),
  },
  "webhook.sweep": { allowed: OPERATOR, own: none },
  "workspace.create": { allowed: OWNERS, own: () => ({ name: "Another" }) },
  "workspace.list": { allowed: PEOPLE, own: none },
  "workspace.switch": {
    allowed: PEOPLE,
    own: ({ workspaceId: id }) => ({ id }),
    other: ({ workspaceId: id }) => ({ id }),
  },
  "workspace.rename": { allowed: OWNERS, own: () => ({ name: "Renamed" }) },
};
