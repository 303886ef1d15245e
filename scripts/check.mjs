// @ts-check
// npm run check: format, lint and types; what takes seconds.
import { main } from "./problem.mjs";
import { runStages } from "./run-stages.mjs";
import { setUp } from "./setup.mjs";
import { imports, lint, types } from "./stages.mjs";

await main(async () => {
  await setUp("atlas");
  if (!(await runStages([[[lint, imports, types]]]))) process.exitCode = 1;
});
