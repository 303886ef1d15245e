import { createAnalyzer, createFetching, type FetchingOptions, systemWorld, type World } from "@marque/analysis";
import { loadingEngine } from "@marque/analysis/testing";
import { createDatabase, type Database } from "@marque/db";
import { createTestDatabase } from "@marque/db/testing";
import { createContract, privateHostsOf, type Scope } from "@marque/schema";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { inject } from "vitest";

import type { Services } from "./action/action";
import { execute } from "./action/execute";
import { type AnalysisLimits, limitAnalyses } from "./analysis/limit-analyses";
import { createServer } from "./server";
import { tokenActions } from "./token/actions";

const SECRET = "a secret that only the tests know, long enough";
/** Only what never answers runs into it. */
const ANALYSIS_MILLISECONDS = 10_000;
const EVERYTHING: Scope[] = ["brands:read", "brands:write", "analyze"];

/** The real server on a database of its own, with a workspace. */
export interface TestServer {
  app: FastifyInstance;
  services: Services;
  database: Database;
  databaseUrl: string;
  /** The first workspace. */
  workspaceId: string;
  /** A new workspace, to look over the wall from. */
  createWorkspace(): Promise<string>;
  /** Resolves when analyses can start at once: else the first would lose some of its deadline to the loading of threads. */
  analysesReady(): Promise<void>;
  /** The secret of a new token, with every scope unless said otherwise. */
  createSecret(options?: { scopes?: Scope[]; workspaceId?: string; days?: number }): Promise<string>;
  /** What the web app's server would sign for a person, or for itself (`web`). */
  webToken(subject: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  connectTo?: World["connectTo"];
  /** In place of DNS. */
  resolve?: World["resolve"];
  /** In place of sockets to wherever the guard lets an analysis go. */
  dial?: FetchingOptions["dial"];
  analyses?: AnalysisLimits;
  stopping?: AbortSignal;
  /** Requests under way at once. */
  mostInFlight?: number;
  now?: () => Date;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { url, drop } = await createTestDatabase(inject("postgresUrl"));
  const database = createDatabase({ connectionString: url, poolSize: 8 });
  const { connectTo = new Map(), resolve, dial } = options;
  const deadlineMilliseconds = ANALYSIS_MILLISECONDS * inject("limits").slowness;
  const world = systemWorld({ connectTo, deadlineMilliseconds, ...(resolve && { resolve }) });
  const engine = loadingEngine();
  const fetching = createFetching(world, dial && { dial });
  const limits = options.analyses ?? { concurrency: 8, queue: 8 };
  const analyzer = limitAnalyses(createAnalyzer(world, fetching, engine), limits);
  const services: Services = { database, analyzer, now: options.now ?? (() => new Date()) };
  const stopping = options.stopping ?? new AbortController().signal;
  const contract = createContract(privateHostsOf(connectTo.keys()));
  const app = await createServer({
    services,
    contract,
    internalAuthSecret: SECRET,
    logLevel: "silent",
    mostInFlight: options.mostInFlight ?? 256,
    stopping,
  });
  const createWorkspace = async () => (await database.workspace.create({ data: { name: "Test" } })).id;
  const workspaceId = await createWorkspace();
  return {
    app,
    services,
    database,
    databaseUrl: url,
    workspaceId,
    createWorkspace,
    analysesReady: () => engine.ready(),
    async createSecret({ scopes = EVERYTHING, days, ...rest } = {}) {
      const caller = { kind: "system", workspaceId: rest.workspaceId ?? workspaceId } as const;
      const input = { name: "test", scopes, expiresInDays: days ?? null };
      return (await execute(tokenActions.create, { services, caller, requestId: "test" }, input)).secret;
    },
    webToken: (subject) =>
      new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(subject)
        .setIssuer("marque-web")
        .setAudience("marque-api")
        .setExpirationTime("60s")
        .sign(new TextEncoder().encode(SECRET)),
    async close() {
      await app.close();
      await analyzer.close();
      await database.$disconnect();
      await drop();
    },
  };
}
