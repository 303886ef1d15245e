import type { Fault, FaultCode, FaultParams } from "./fault";
import english from "./faults.en.json" with { type: "json" };

/** A server may be newer than its reader, and know codes that this one doesn't. */
export const knownCode = (code: string): FaultCode => (isKnown(code) ? code : "refused");

const isKnown = (code: string): code is FaultCode => Object.hasOwn(english, code);

const isParam = (value: unknown): value is FaultParams[string] =>
  typeof value === "string" ||
  typeof value === "number" ||
  (Array.isArray(value) && value.every((each) => typeof each === "string"));

const isParams = (value: unknown): value is FaultParams =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isParam);

/**
 * The same as the schema `receivedFault` says it; `undefined` for what is no fault. Read by hand: every page reads errors,
 * and few load schemas.
 */
export function readFault(value: unknown): Fault | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { path, code, params }: { path?: unknown; code?: unknown; params?: unknown } = value;
  if (typeof path !== "string" || typeof code !== "string" || !isParams(params)) return undefined;
  return { path, code: knownCode(code), params };
}
