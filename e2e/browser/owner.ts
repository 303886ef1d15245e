import { join } from "node:path";

/** The person who sets the product up and does everything after. */
export const OWNER = {
  workspace: "Acme Marketing",
  name: "Ada Owner",
  email: "ada@example.com",
  password: "seven quiet herons at dusk",
};

/** The owner's session, kept by the set-up project for the tests that start signed in. */
export const SIGNED_IN = join(import.meta.dirname, "../../.cache/e2e/signed-in.json");

/** No session: for the tests of signing in itself. */
export const SIGNED_OUT = { cookies: [], origins: [] };
