import { ERRORS, type ErrorCode, errorBody } from "@marque/schema";
import { expect } from "@playwright/test";
import type { Answer } from "./call";

/** Words that only an error's insides have. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|prisma|postgres|select .+ from|stack/i;

/** The answer is this error, told as every error is: its status, two string fields, JSON, a request id, no insides. */
export function expectError(answer: Answer, code: ErrorCode, message?: string | RegExp): void {
  const { status, error } = ERRORS[code];
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json(; ?charset=utf-8)?$/i);
  expect(answer.headers.get("x-request-id")).toMatch(/^[\x21-\x7e]{1,200}$/);
  expect(Object.keys(Object(answer.body)).sort()).toEqual(["error", "message"]);
  const told = errorBody.parse(answer.body);
  expect(told.error).toBe(error);
  expect(told.message).not.toBe("");
  expect(told.message).not.toMatch(INSIDES);
  if (typeof message === "string") expect(told.message).toBe(message);
  if (message instanceof RegExp) expect(told.message).toMatch(message);
}
