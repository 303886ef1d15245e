import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type MadeSite, makeSite } from "./made-site";

/** What a made Overpass server was asked. */
export interface OverpassRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  /** The query of the form. */
  query: string | null;
  body: string;
}

/** For tests: a server that speaks as Overpass does, on a free port of the loopback. */
export interface MadeOverpass extends AsyncDisposable {
  site: MadeSite;
  /** What an operator would name. */
  address: URL;
  asked: OverpassRequest[];
  /** What it does with the next request. */
  answer: (response: ServerResponse, request: OverpassRequest) => void;
}

/** An element as Overpass lists it with `out tags center`. */
export const madeElement = (
  id: number,
  tags: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = { lat: 53.8, lon: -1.55 },
) => ({ type: "node", id, ...more, tags: { amenity: "dentist", ...tags } });

/** An answer of the server's, with its own words about the data. */
export const madeAnswer = (elements: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    version: 0.6,
    generator: "Overpass API 0.7.62.7",
    osm3s: {
      timestamp_osm_base: "2026-11-01T12:00:00Z",
      copyright: "The data included in this document is from www.openstreetmap.org.",
    },
    elements,
    ...more,
  });

export const sendJson =
  (json: string): MadeOverpass["answer"] =>
  (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(json);

/** Starts a server that answers with elements, until a test has it do something else. */
export async function makeOverpass(elements: readonly unknown[] = []): Promise<MadeOverpass> {
  const asked: OverpassRequest[] = [];
  const site = await makeSite(async (request, response) => {
    const body = await text(request);
    const { method, url: path, headers } = request;
    const heard = { method, path, headers, body, query: new URLSearchParams(body).get("data") };
    asked.push(heard);
    made.answer(response, heard);
  });
  const made: MadeOverpass = {
    site,
    address: new URL(`http://127.0.0.1:${site.target.port}/api/interpreter`),
    asked,
    answer: sendJson(madeAnswer(elements)),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
  return made;
}
