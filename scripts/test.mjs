// @ts-check
// npm test: everything that proves the project, in the order in which a mistake is found soonest.
import { main } from "./problem.mjs";
import { runStages } from "./run-stages.mjs";
import { setUp } from "./setup.mjs";
import { browser, imports, lint, types, units } from "./stages.mjs";

await main(async () => {
  await setUp("atlas");
  if (!(await runStages([lint, imports, types, units, browser]))) process.exitCode = 1;
});
