import { createTestDatabase } from "@marque/db/testing";
import { expect, inject, test } from "vitest";
import { killRounds } from "./kill-rounds.fixture";

const ROUNDS = 2;

test("nothing is lost when a process that delivers is killed at any moment; another goes on", async () => {
  const stored = await createTestDatabase(inject("postgresUrl"));
  const report = await killRounds(stored.url, ROUNDS, inject("limits").condition);
  await stored.drop();
  expect(report).toMatchObject({ kills: ROUNDS, acts: ROUNDS * 10, arrived: ROUNDS * 10 });
  // What was sent and not yet written down is sent again, and nothing else is.
  expect(report.repeated).toBeLessThanOrEqual(ROUNDS * 4);
});
