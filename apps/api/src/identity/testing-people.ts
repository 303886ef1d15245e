import { randomUUID } from "node:crypto";
import type { Role } from "@marque/schema";
import type { TestServer } from "../testing";
import { hashPassword } from "./password";

export const PASSWORD = "seven quiet herons at dusk";
let hash: Promise<string> | undefined;

/** Somebody signed in, for tests of who may do what. */
export interface TestPerson {
  userId: string;
  email: string;
  sessionId: string;
  /** Calls a procedure in this session. */
  call(path: string, input?: unknown, app?: TestServer["app"]): Promise<Answer>;
}

export interface Answer {
  status: number;
  /** What it answered; `undefined` for an error. */
  output: unknown;
  message: string | undefined;
  /** Our code of an error. */
  reason: string | undefined;
}

/** Calls a procedure as the web app's server does, with a token or without. */
export async function callProcedure(
  app: TestServer["app"],
  token: string | undefined,
  path: string,
  input?: unknown,
): Promise<Answer> {
  const headers = {
    "content-type": "application/json",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const isQuery = QUERIES.has(path);
  const batch = JSON.stringify(input === undefined ? {} : { 0: input });
  const answer = await app.inject({
    method: isQuery ? "GET" : "POST",
    // A batch of one, as browsers send it: alone, a call without an input would have an empty body, which is no JSON.
    url: `/trpc/${path}?batch=1${isQuery ? `&input=${encodeURIComponent(batch)}` : ""}`,
    headers,
    ...(isQuery ? {} : { payload: batch }),
  });
  const [{ result, error }] = answer.json();
  return { status: answer.statusCode, output: result?.data, message: error?.message, reason: error?.data?.reason };
}

/** Of those that the tests call, the ones that tRPC asks for by GET. */
const QUERIES = new Set([
  "member.me",
  "member.account",
  "brand.list",
  "member.list",
  "member.invitations",
  "session.list",
  "workspace.list",
  "token.list",
  "draft.get",
  "draft.list",
]);

/** A new person in a workspace, signed in. */
export async function createPerson(
  server: TestServer,
  role: Role = "owner",
  workspaceId = server.workspaceId,
): Promise<TestPerson> {
  hash ??= hashPassword(PASSWORD);
  const email = `${randomUUID()}@example.com`;
  const { id: userId } = await server.database.user.create({
    data: { email, name: "Somebody", passwordHash: await hash, memberships: { create: { workspaceId, role } } },
  });
  return signInAs(server, { userId, email }, workspaceId);
}

/** Another session of a person. */
export async function signInAs(
  server: TestServer,
  { userId, email }: { userId: string; email: string },
  workspaceId: string,
): Promise<TestPerson> {
  const { id: sessionId } = await server.database.session.create({ data: { userId, workspaceId } });
  return {
    userId,
    email,
    sessionId,
    call: async (path, input, app = server.app) =>
      callProcedure(app, await server.sessionToken({ userId, sessionId }), path, input),
  };
}

/** What the web app's server calls for itself. */
export const callAsWeb = async (server: TestServer, path: string, input?: unknown) =>
  callProcedure(server.app, await server.webToken("web"), path, input);
