import { z } from "zod";

const secret = (name: string) =>
  z.string({ error: `${name} is required` }).min(32, `${name} must have at least 32 characters`);

const httpUrl = (name: string, whenOmitted: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an http(s) URL` })
    .default(whenOmitted)
    .transform((url) => url.replace(/\/+$/, ""));

const schema = z.object({
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
});

export interface Env {
  apiUrl: string;
  webUrl: string;
  authSecret: string;
  internalAuthSecret: string;
  privateHosts: string[];
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
  // next-auth 4 takes its own address from this variable only.
  process.env.NEXTAUTH_URL = WEB_URL;
  return {
    apiUrl: API_URL,
    webUrl: WEB_URL,
    authSecret: AUTH_SECRET,
    internalAuthSecret: INTERNAL_AUTH_SECRET,
    privateHosts: ANALYSIS_RESOLVE,
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
