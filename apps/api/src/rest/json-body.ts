import type { FastifyInstance } from "fastify";
import { CallerError } from "../caller-error";

/** 1 MiB, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws {CallerError} `unsupportedMediaType`: anything but JSON in UTF-8 (RFC 8259 section 8.1). */
export function requireJson(contentType: string | undefined): void {
  if (contentType === undefined || !JSON_TYPE.test(contentType.trim()))
    throw new CallerError("unsupportedMediaType", "Content-Type must be application/json");
}

/** Reads bodies as JSON in UTF-8 and as nothing else. Longer ones than {@link BODY_LIMIT} are refused unread. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    try {
      done(null, JSON.parse(utf8.decode(typeof body === "string" ? Buffer.from(body) : body)));
    } catch (cause) {
      done(
        new CallerError("validation", "Request body must be valid JSON", {
          faults: [{ path: "body", code: "json", params: {} }],
          cause,
        }),
      );
    }
  });
}
