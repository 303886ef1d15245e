import { z } from "zod";

const secret = (name: string) =>
  z.string({ error: `${name} is required` }).min(32, `${name} must have at least 32 characters`);

const httpUrl = (name: string, whenOmitted: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http(s) URL` })
    .default(whenOmitted)
    .transform((url) => url.replace(/\/+$/, ""));

const number = (name: string, least: number, most: number, whenUnset: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`)
    .default(whenUnset);

const OIDC = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

const schema = z
  .object({
    /** Where this server listens. */
    WEB_HOST: z.string().min(1).default("127.0.0.1"),
    WEB_PORT: number("WEB_PORT", 0, 65_535, 3000),
    /** Where the API server listens, as seen from this server. */
    API_URL: httpUrl("API_URL", "http://127.0.0.1:4000"),
    /** Where people find this app. */
    WEB_URL: httpUrl("WEB_URL", "http://localhost:3000"),
    /** Encrypts the session cookie. */
    AUTH_SECRET: secret("AUTH_SECRET"),
    /** Signs what this server says to the API about who asks. */
    INTERNAL_AUTH_SECRET: secret("INTERNAL_AUTH_SECRET"),
    /** `acme.test=127.0.0.1:4580,…`: private hosts, whose names count as valid domains in the forms. */
    ANALYSIS_RESOLVE: z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((entry) => entry.split("=")[0]?.trim() ?? "")
          .filter((host) => host !== ""),
      ),
    /** How long requests that are under way may take when this server is told to stop. */
    SHUTDOWN_SECONDS: number("SHUTDOWN_SECONDS", 1, 600, 25),
    /** The API's own, by which this server knows how long an analysis may keep it waiting. */
    ANALYSIS_DEADLINE_SECONDS: number("ANALYSIS_DEADLINE_SECONDS", 1, 600, 20),
    ANALYSIS_CONCURRENCY: number("ANALYSIS_CONCURRENCY", 1, 1000, 16),
    ANALYSIS_QUEUE: number("ANALYSIS_QUEUE", 0, 10_000, 64),
    /** An OpenID Connect provider that people may sign in with: where it is, and what it knows this app by. */
    OIDC_ISSUER: z
      .url("OIDC_ISSUER must be an https URL")
      // On this very machine nobody listens in between.
      .refine(
        (url) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/.test(url),
        "OIDC_ISSUER must be an https URL",
      )
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    /** What people call it. */
    OIDC_NAME: z.string().max(60, "OIDC_NAME must have at most 60 characters").optional(),
  })
  .superRefine((set, context) => {
    if ([...OIDC, "OIDC_NAME" as const].every((name) => set[name] === undefined)) return;
    for (const name of OIDC)
      if (set[name] === undefined)
        context.addIssue({ code: "custom", message: `${name} is required where another OIDC_ variable is set` });
  });

export interface Env {
  host: string;
  port: number;
  apiUrl: string;
  webUrl: string;
  authSecret: string;
  internalAuthSecret: string;
  privateHosts: string[];
  shutdownSeconds: number;
  analyses: { deadlineSeconds: number; concurrency: number; queue: number };
  /** `undefined` when people sign in by password alone. */
  provider: Provider | undefined;
}

/** An OpenID Connect provider. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

function read(): Env {
  // An empty variable counts as unset.
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (!parsed.success)
    throw new Error(
      `The environment is not fit to start:\n${parsed.error.issues.map((i) => `  ${i.message}`).join("\n")}`,
    );
  const { API_URL, WEB_URL, AUTH_SECRET, INTERNAL_AUTH_SECRET, ANALYSIS_RESOLVE } = parsed.data;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME = "single sign-on" } = parsed.data;
  const { WEB_HOST, WEB_PORT, SHUTDOWN_SECONDS, ANALYSIS_DEADLINE_SECONDS, ANALYSIS_CONCURRENCY, ANALYSIS_QUEUE } =
    parsed.data;
  // next-auth 4 takes its own address from this variable only.
  process.env.NEXTAUTH_URL = WEB_URL;
  return {
    host: WEB_HOST,
    port: WEB_PORT,
    apiUrl: API_URL,
    webUrl: WEB_URL,
    authSecret: AUTH_SECRET,
    internalAuthSecret: INTERNAL_AUTH_SECRET,
    privateHosts: ANALYSIS_RESOLVE,
    provider:
      OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined
        ? undefined
        : { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME },
    shutdownSeconds: SHUTDOWN_SECONDS,
    analyses: {
      deadlineSeconds: ANALYSIS_DEADLINE_SECONDS,
      concurrency: ANALYSIS_CONCURRENCY,
      queue: ANALYSIS_QUEUE,
    },
  };
}

let known: Env | undefined;

/** The environment, checked at its first use and not at import: `next build` runs without secrets. Throws naming every fault. */
export function env(): Env {
  known ??= read();
  return known;
}

/** Next's development server evaluates code with `eval`, which the content security policy then has to allow. */
export const isDevelopment = process.env.NODE_ENV === "development";

/**
 * What Next's own `server.js` of a standalone build does before it loads Next: a build has no `next.config.ts` to read, and
 * Next finds the settings that were built with in this variable.
 */
export function setBuiltConfig(config: unknown): void {
  Object.assign(process.env, { NODE_ENV: "production", __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
}
