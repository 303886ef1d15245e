import type { IncomingMessage } from "node:http";
import { BODY_LIMIT } from "./json-body";

/**
 * Whether a refusal leaves more behind on the connection than is worth reading: Node would read it all, to keep the
 * connection for the next request, were it not closed.
 */
export const leavesBodyUnread = (request: IncomingMessage): boolean =>
  !request.complete &&
  (request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > BODY_LIMIT);
