import { z } from "zod";

const secret = (name: string) =>
  z.string({ error: `${name} is required` }).min(32, `${name} must have at least 32 characters`);

const httpUrl = (name: string, whenOmitted: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http(s) URL` })
    .default(whenOmitted)
    .transform((url) => url.replace(/\/+$/, ""));

const OIDC = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

const schema = z
  .object({
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
  apiUrl: string;
  webUrl: string;
  authSecret: string;
  internalAuthSecret: string;
  privateHosts: string[];
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
  // next-auth 4 takes its own address from this variable only.
  process.env.NEXTAUTH_URL = WEB_URL;
  return {
    apiUrl: API_URL,
    webUrl: WEB_URL,
    authSecret: AUTH_SECRET,
    internalAuthSecret: INTERNAL_AUTH_SECRET,
    privateHosts: ANALYSIS_RESOLVE,
    provider:
      OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined
        ? undefined
        : { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME },
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
