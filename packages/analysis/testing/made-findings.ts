import { type AnalysisRequest, analysisInput } from "@marque/schema";
import { type Findings, NOTHING_AROUND } from "../src/findings";

/** For tests: findings of a website, empty but for what the test says. */
export const madeFindings = (
  website: string,
  more: Partial<Omit<Findings, "request">> = {},
  request: Partial<Omit<AnalysisRequest, "website">> = {},
): Findings => ({
  request: { ...analysisInput.parse({ website }), ...request },
  pages: [],
  manifestFacts: [],
  redirects: [],
  surroundings: NOTHING_AROUND,
  hosted: false,
  claims: [],
  ...more,
});
