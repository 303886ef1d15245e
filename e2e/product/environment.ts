import { resolve } from "node:path";

/** The repository's root folder. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** The environment of the tests without what would steer the product: that comes from the tests alone. */
export function neutralEnvironment(): NodeJS.ProcessEnv {
  const steering =
    /^(API_|WEB_|AUTH_|ANALYSIS_|DATABASE_|INTERNAL_|MARQUE_|MODEL_|NEXTAUTH_|SHUTDOWN_|WEBHOOK|LOG_LEVEL$|NODE_ENV$|PORT$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !steering.test(name)));
}
