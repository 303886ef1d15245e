import type { AnalysisHints } from "@marque/schema";

/** What is asked of an analysis, as the form holds it: an empty text counts as not given. */
export interface TrialRequest {
  website: string;
  brandName: string;
  maxCompetitors: number;
  maxPrompts: number;
  /** The id of a market of the atlas. */
  market: string;
  about: string;
}

/** What the contract takes where nothing is said. */
export const DEFAULTS: TrialRequest = {
  website: "",
  brandName: "",
  maxCompetitors: 20,
  maxPrompts: 30,
  market: "",
  about: "",
};

/** The body of `POST /tools/analyze`, without what is the default anyway. */
export function bodyOf({ website, brandName, maxCompetitors, maxPrompts }: TrialRequest) {
  return {
    website: website.trim(),
    ...(brandName.trim() !== "" && { brandName: brandName.trim() }),
    ...(maxCompetitors !== DEFAULTS.maxCompetitors && { maxCompetitors }),
    ...(maxPrompts !== DEFAULTS.maxPrompts && { maxPrompts }),
  };
}

/** What is said of the business beside it. */
export const hintsOf = ({ market, about }: TrialRequest): AnalysisHints => ({
  ...(market !== "" && { market: [market] }),
  ...(about.trim() !== "" && { about: about.trim() }),
});

/** In single quotes a shell takes everything as it is but a single quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The same call from a terminal, with a token in `MARQUE_TOKEN`. @param origin of this app. */
export function curlOf(request: TrialRequest, origin: string): string {
  const { market = [], about } = hintsOf(request);
  const query = new URLSearchParams([
    ...market.map((id) => ["market", id]),
    ...(about === undefined ? [] : [["about", about]]),
  ]);
  const url = `${origin}/api/v1/tools/analyze${query.size === 0 ? "" : `?${query}`}`;
  return [
    `curl ${quoted(url)}`,
    '-H "Authorization: Bearer $MARQUE_TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d ${quoted(JSON.stringify(bodyOf(request)))}`,
  ].join(" \\\n  ");
}
