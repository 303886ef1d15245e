import { randomUUID } from "node:crypto";

const WELL_FORMED = /^[A-Za-z0-9._~:@/+=-]{1,128}$/;

/** The caller's own `X-Request-Id` when it is well-formed, so that both sides' logs speak of one thing; else a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === "string" && WELL_FORMED.test(header) ? header : randomUUID();
