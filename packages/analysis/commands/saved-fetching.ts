import type { Accept, Fetching, PageOutcome } from "../src/fetch";
import { describeFailure } from "../src/fetch/describe-failure";
import { NameFailure } from "../src/fetch/errors";
import { LIMITS } from "../src/fetch/limits";
import type { Answer } from "../src/fetch/wire/exchange";
import { readAnswer } from "../src/fetch/wire/read-answer";
import type { SavedPage } from "./labelled-set";

/**
 * A site that answers with one saved page and with 404 everywhere else, read just as the network's answers are; without a
 * page, a site that can't be reached.
 */
export const savedFetching = (page: SavedPage | undefined): Fetching => ({
  forAnalysis: () => ({ fetch: async (url, { accept = "html" } = {}) => fetchSaved(page, url, accept) }),
  close: async () => {},
});

async function fetchSaved(page: SavedPage | undefined, requestedUrl: string, accept: Accept): Promise<PageOutcome> {
  const fetched = { requestedUrl, url: requestedUrl, redirects: [], milliseconds: 0 };
  try {
    if (page === undefined) throw new NameFailure();
    const answer = answerTo(page, requestedUrl);
    const { status, truncated } = answer;
    return {
      ok: true,
      ...fetched,
      ...(await readAnswer(requestedUrl, answer, accept)),
      status,
      truncated,
      certificateNames: [],
    };
  } catch (error) {
    return { ok: false, ...fetched, ...describeFailure(error, requestedUrl) };
  }
}

function answerTo(page: SavedPage, url: string): Answer {
  const isHere = withoutFragment(url) === withoutFragment(page.url);
  const charset = page.charset === null ? "" : `; charset=${page.charset}`;
  const headers = new Map([["content-type", `text/html${charset}`]]);
  return {
    status: isHere ? 200 : 404,
    headers: { get: (name) => headers.get(name) ?? "" },
    bytes: isHere ? page.bytes.subarray(0, LIMITS.pageBytes) : Buffer.alloc(0),
    truncated: isHere && page.bytes.length > LIMITS.pageBytes,
    unreadable: false,
  };
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}
