import { randomUUID } from "node:crypto";
import {
  createAnalyzer,
  createFetching,
  createPoster,
  type FetchingOptions,
  systemWorld,
  type World,
} from "@marque/analysis";
import { loadingEngine } from "@marque/analysis/testing";
import { createPool, type Database, databaseOn } from "@marque/db";
import { createTestDatabase } from "@marque/db/testing";
import { createContract, privateHostsOf, type Scope } from "@marque/schema";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { inject } from "vitest";

import type { Services } from "./action/action";
import { execute } from "./action/execute";
import { type AnalysisLimits, limitAnalyses } from "./analysis/limit-analyses";
import { createLimiter, UNLIMITED } from "./limits/limiter";
import type { Quotas } from "./limits/policies";
import { createSeal } from "./seal";
import { createServer } from "./server";
import { tokenActions } from "./token/actions";

const SECRET = "a secret that only the tests know, long enough";
/** Only what never answers runs into it. */
const ANALYSIS_MILLISECONDS = 10_000;
const EVERYTHING: Scope[] = ["brands:read", "brands:write", "analyze"];

/** One API of several on a database. */
export interface Replica {
  app: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

/** The real server on a database of its own, with a workspace. */
export interface TestServer extends Replica {
  /** Another API on the same database, with nothing but that in common; to be closed before the first. */
  startReplica(): Promise<Replica>;
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
  /**
   * What the web app's server would sign for a person, in a session of their own, or for itself (`web`).
   * @param expires as jose reads it; `60s` unless said otherwise.
   */
  webToken(subject: string, expires?: string): Promise<string>;
  /** The same for one session. */
  sessionToken(session: { userId: string; sessionId: string }): Promise<string>;
}

export interface TestServerOptions {
  connectTo?: World["connectTo"];
  /** In place of DNS. */
  resolve?: World["resolve"];
  /** In place of sockets to wherever the guard lets an analysis go. */
  dial?: FetchingOptions["dial"];
  analyses?: AnalysisLimits;
  /** None unless said otherwise. */
  quotas?: Quotas;
  stopping?: AbortSignal;
  /** Requests under way at once. */
  mostInFlight?: number;
  now?: () => Date;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { url, drop } = await createTestDatabase(inject("postgresUrl"));
  const { connectTo = new Map(), resolve, dial } = options;
  const deadlineMilliseconds = ANALYSIS_MILLISECONDS * inject("limits").slowness;
  const world = systemWorld({ connectTo, deadlineMilliseconds, ...(resolve && { resolve }) });
  const engine = loadingEngine();
  const fetching = createFetching(world, dial && { dial });
  const atOnce = options.analyses ?? { concurrency: 8, queue: 8 };
  const analyzer = limitAnalyses(createAnalyzer(world, fetching, engine), atOnce);
  const contract = createContract(privateHostsOf(connectTo.keys()));
  const stopping = options.stopping ?? new AbortController().signal;
  /** An API with connections and limits of its own. */
  const startReplica = async (): Promise<Replica> => {
    const databasePool = createPool({ connectionString: url, poolSize: 8 });
    const own = databaseOn(databasePool);
    const pool = createPool({ connectionString: url, poolSize: 2 });
    const limits = options.quotas === undefined ? UNLIMITED : createLimiter(pool, options.quotas);
    const poster = createPoster(world, dial);
    const services: Services = {
      database: own,
      analyzer,
      limits,
      seal: createSeal(SECRET),
      poster,
      now: options.now ?? (() => new Date()),
    };
    const app = await createServer({
      services,
      contract,
      internalAuthSecret: SECRET,
      logLevel: "silent",
      trustedProxies: "loopback",
      publicHosts: ["marque.example.com"],
      mostInFlight: options.mostInFlight ?? 256,
      stopping,
      watched: { pool: databasePool, analyses: analyzer.load },
    });
    return {
      app,
      services,
      async close() {
        await app.close();
        await Promise.all([own.$disconnect(), pool.end(), poster.close()]);
      },
    };
  };
  const first = await startReplica();
  const { app, services } = first;
  const { database } = services;
  const createWorkspace = async () => (await database.workspace.create({ data: { name: "Test" } })).id;
  const workspaceId = await createWorkspace();
  return {
    app,
    services,
    database,
    databaseUrl: url,
    workspaceId,
    createWorkspace,
    startReplica,
    analysesReady: () => engine.ready(),
    async createSecret({ scopes = EVERYTHING, days, ...rest } = {}) {
      const caller = { kind: "system", workspaceId: rest.workspaceId ?? workspaceId } as const;
      const input = { name: "test", scopes, expiresInDays: days ?? null };
      return (await execute(tokenActions.create, { services, caller, requestId: "test" }, input)).secret;
    },
    async webToken(subject, expires) {
      if (subject === "web") return sign({ sub: subject }, expires);
      const member = await database.member.findFirst({ where: { userId: subject } });
      const { id } = member === null ? { id: randomUUID() } : await database.session.create({ data: placeOf(member) });
      return sign({ sub: subject, sid: id });
    },
    sessionToken: ({ userId, sessionId }) => sign({ sub: userId, sid: sessionId }),
    async close() {
      await first.close();
      await analyzer.close();
      await drop();
    },
  };
}

const placeOf = ({ userId, workspaceId }: { userId: string; workspaceId: string }) => ({ userId, workspaceId });

const sign = (claims: { sub: string; sid?: string }, expires = "60s"): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("marque-web")
    .setAudience("marque-api")
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(SECRET));
