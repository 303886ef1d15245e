import { type AnalysisRequest, analysisInput } from "@marque/schema";
import { type Findings, nothingFound } from "../src/findings";

/** For tests: findings of a website, empty but for what the test says. */
export const madeFindings = (
  website: string,
  more: Partial<Omit<Findings, "request">> = {},
  request: Partial<Omit<AnalysisRequest, "website">> = {},
): Findings => ({
  ...nothingFound({ ...analysisInput.parse({ website }), ...request }),
  ...more,
});
