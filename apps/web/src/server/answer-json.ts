import type { ServerResponse } from "node:http";
import { ERRORS, type ErrorBody, type ErrorCode } from "@marque/schema";

/** Answers with JSON that is nobody's to keep. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}

/** Answers with an error in the contract's own form. */
export function answerError(response: ServerResponse, code: ErrorCode, message: string): void {
  const { status, error } = ERRORS[code];
  const body: ErrorBody = { error, message };
  answerJson(response, status, body);
}
