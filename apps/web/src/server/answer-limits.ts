/** Longer than the API waits for its database: it says by itself that this is away (prisma/src/client.ts). */
const ANSWER_SECONDS = 25;

/** What an API process does at once, as it is told in its environment. */
export interface AnalysisCapacity {
  deadlineSeconds: number;
  concurrency: number;
  queue: number;
}

/** Analyses over REST, over MCP (whose answers may all be that long) and by a procedure that answers once. */
const ANALYSES = /^\/tools\/analyze\b|^\/mcp\b|^\/trpc\/[^?]*\banalysis\.run\b/;

/**
 * How long the API may take for an answer to begin, in milliseconds: an analysis has its deadline, and before that as many
 * deadlines as there are turns of others in front of it.
 */
export function answerLimits({ deadlineSeconds, concurrency, queue }: AnalysisCapacity) {
  const turns = 1 + Math.ceil(queue / concurrency);
  const analysis = { answer: (turns * deadlineSeconds + ANSWER_SECONDS) * 1000 };
  const ordinary = { answer: ANSWER_SECONDS * 1000 };
  /** @param path the path for the API, as the caller wrote it. */
  return (path: string): { answer: number } => (ANALYSES.test(path) ? analysis : ordinary);
}
