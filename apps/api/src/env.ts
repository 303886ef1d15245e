import { parseConnectTo, parseNearby } from "@marque/analysis";
import { z } from "zod";
import { parseQuotas } from "./limits/policies";

const port = z.coerce
  .number("must be a port number")
  .int("must be a port number")
  .min(0, "must be a port number")
  .max(65535, "must be a port number");
const seconds = (whenUnset: number) =>
  z.coerce
    .number("must be a number of seconds")
    .min(1, "must be at least 1 second")
    .max(600, "must be at most 600 seconds")
    .default(whenUnset);

const number = (least: number, most: number) =>
  z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** @param parse throws an Error with a sentence that says what is wrong. */
const parsedBy = <T>(parse: (text: string) => T) =>
  z
    .string()
    .default("")
    .transform((value, context) => {
      try {
        return parse(value);
      } catch (error) {
        context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    });

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }),
  DATABASE_POOL_SIZE: z.coerce.number("must be a number").int().min(1).max(500).default(10),
  API_HOST: z.string().min(1).default("127.0.0.1"),
  API_PORT: port.default(4000),
  API_MAX_IN_FLIGHT: number(1, 100_000).default(256),
  API_TRUSTED_PROXIES: z.string().min(1).default("loopback"),
  API_PUBLIC_HOSTS: z
    .string()
    .default("")
    .transform((hosts) => hosts.split(",").flatMap((host) => host.trim().toLowerCase() || [])),
  RATE_LIMITS: parsedBy(parseQuotas),
  WEB_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) URL" }).default("http://localhost:3000"),
  INTERNAL_AUTH_SECRET: z.string().min(32, "must be at least 32 characters, the same for the API and the web app"),
  // Unset: what stands in the database is sealed with INTERNAL_AUTH_SECRET.
  WEBHOOK_SECRETS_KEY: z.string().min(32, "must be at least 32 characters, the same for every API process").optional(),
  WEBHOOKS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  WEBHOOKS_CONCURRENCY: number(1, 1000).default(16),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ANALYSIS_RESOLVE: parsedBy(parseConnectTo),
  ANALYSIS_NEARBY: parsedBy(parseNearby),
  ANALYSIS_DEADLINE_SECONDS: seconds(20),
  ANALYSIS_THREADS: number(1, 64).optional(),
  ANALYSIS_CONCURRENCY: number(1, 1000).default(16),
  ANALYSIS_QUEUE: number(0, 10_000).default(64),
  // A header's value (RFC 9110, section 5.5): other characters would fail every request.
  ANALYSIS_USER_AGENT: z
    .string()
    .regex(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, "must be printable ASCII")
    .optional(),
  SHUTDOWN_SECONDS: seconds(25),
  // Node.js reads it itself, before any of this runs.
  UV_THREADPOOL_SIZE: number(1, 1024).default(4),
});

export type Environment = z.output<typeof schema>;

/** The environment does not fit: every fault, a line each. */
export class EnvironmentError extends Error {
  constructor(lines: readonly string[]) {
    super(`The environment does not fit:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.name = "EnvironmentError";
  }
}

/** What the commands need of it: they serve nobody, and so need no secret. */
const commandSchema = schema.pick({ DATABASE_URL: true, WEB_URL: true });

function validate<T>(shape: z.ZodType<T>, variables: NodeJS.ProcessEnv): T {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = shape.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => {
      const name = issue.path.join(".");
      return set[name] === undefined ? `${name}: is required` : `${name}: ${issue.message}`;
    }),
  );
}

/**
 * The server's validated environment. An empty variable counts as unset.
 * @throws {EnvironmentError} naming every fault at once. Values are never quoted: some are secrets.
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv = process.env): Environment => validate(schema, variables);

/** The commands' validated environment. @throws {EnvironmentError} */
export const readCommandEnvironment = (variables: NodeJS.ProcessEnv = process.env) =>
  validate(commandSchema, variables);
