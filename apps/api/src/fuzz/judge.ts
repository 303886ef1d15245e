import { STATUS_CODES } from "node:http";
import { ERRORS, errorBody } from "@marque/schema";
import type { RestRoute } from "../rest/route";
import type { FuzzAnswer } from "./exchange";
import type { FuzzRequest } from "./requests";

const NAMES = new Map<number, string>(Object.values(ERRORS).map(({ status, error }) => [status, error]));
/** What no answer tells: the insides of the server. */
const INSIDES = /node_modules|\bprisma\b|\bSELECT\b|\bat (?:async )?\w+ \(|\/src\//i;

/** What is wrong with an answer, in a sentence; `undefined` when it is as it should be. */
export function judge(request: FuzzRequest, answer: FuzzAnswer, routes: readonly RestRoute[]): string | undefined {
  const { status, body, hung } = answer;
  if (hung) return "the server hung";
  if (status === undefined) return "the connection was closed without an answer";
  if (status >= 500) return `${status}: ${body.slice(0, 200)}`;
  if (INSIDES.test(body) && request.operation.path !== "/openapi.json")
    return `tells of its insides: ${body.slice(0, 200)}`;
  if (status >= 400) return judgeRefusal(request, answer, status);
  return judgeSuccess(request, answer, routes);
}

function judgeRefusal({ method }: FuzzRequest, { headers, body }: FuzzAnswer, status: number): string | undefined {
  if (!/^application\/json\b/.test(headers.get("content-type") ?? ""))
    return `${status} with ${headers.get("content-type")}`;
  if (status === 405 && !headers.has("allow")) return "405 without Allow";
  if (status === 401 && headers.get("www-authenticate") !== "Bearer") return "401 without WWW-Authenticate";
  if (method === "HEAD") return body === "" ? undefined : "HEAD answered with a body";
  const parsed = errorBody.safeParse(parseJson(body));
  if (!parsed.success) return `${status} is not {error, message}: ${body.slice(0, 200)}`;
  const name = NAMES.get(status) ?? STATUS_CODES[status];
  // What is not even a request has no id and no name of ours.
  if (parsed.data.error !== name && parsed.data.error !== STATUS_CODES[status])
    return `${status} is called ${parsed.data.error}`;
  return parsed.data.message === "" ? `${status} without a message` : undefined;
}

function judgeSuccess(
  { method, kind, operation }: FuzzRequest,
  { status, headers, body }: FuzzAnswer,
  routes: readonly RestRoute[],
): string | undefined {
  if (!headers.has("x-request-id")) return `${status} without X-Request-Id`;
  // Another path or method is another operation, or none.
  if (kind === "method" || kind === "path" || method !== operation.method) return undefined;
  const route = routes.find(({ openapi }) => openapi.operationId === operation.operationId);
  if (route === undefined) return undefined;
  if (status !== route.status) return `${status} in place of ${route.status}`;
  const fits = route.openapi.answer?.safeParse(parseJson(body)).success ?? body === "";
  return fits ? undefined : `${status} does not fit the document: ${body.slice(0, 200)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
