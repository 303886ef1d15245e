import type { TestProject } from "vitest/node";
import { startTestPostgres } from "./src/testing";

/** One PostgreSQL server for all test files of a run; each makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
