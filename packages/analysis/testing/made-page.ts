import type { FetchedPage } from "../src/fetch";
import type { Fact, PageKind, PageReading } from "../src/findings";
import { readPage } from "../src/read/read-page";

/** For tests and measurements: a page as it would have been fetched. */
export const madePage = (text: string, url = "https://www.acme.test/"): FetchedPage => ({
  ok: true,
  requestedUrl: url,
  url,
  redirects: [],
  status: 200,
  contentType: "text/html",
  text,
  truncated: false,
  certificateNames: [],
  milliseconds: 1,
});

/** Reads a made page. */
export const readMade = (html: string, kind: PageKind = "home"): PageReading => readPage(madePage(html), kind);

/** The values of a reading's facts of one kind, in order. */
export const valuesOf = ({ facts }: PageReading, kind: Fact["kind"]): string[] =>
  facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
