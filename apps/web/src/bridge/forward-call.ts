import { env } from "@/env";
import { goesToApi, goesToCaller } from "./headers";

/** Undici needs to be told that a body is sent while it is read; DOM's types don't know the word yet. */
interface StreamingRequest extends RequestInit {
  duplex: "half";
}

/** `fetch` decodes and frames bodies itself: what was said of them on the wire holds no longer. */
const FRAMING = ["content-encoding", "content-length", "transfer-encoding", "accept-encoding"];

/**
 * Passes a tRPC call on to the API and its answer back, both bodies as streams; ends the call when the caller goes away.
 * @param path what stands after the API's root, with the query
 * @throws {TypeError} the API can't be reached
 */
export async function forwardCall(request: Request, path: string, token: string): Promise<Response> {
  const headers = new Headers([...request.headers].filter(([name]) => goesToApi(name) && !FRAMING.includes(name)));
  headers.set("authorization", `Bearer ${token}`);
  headers.set("accept-encoding", "identity");
  const init: StreamingRequest = {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
    redirect: "manual",
    cache: "no-store",
    signal: request.signal,
  };
  const answer = await fetch(`${env().apiUrl}${path}`, init);
  return new Response(answer.body, {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => goesToCaller(name) && !FRAMING.includes(name)),
  });
}
