// @ts-check
// npm run build: everything that production runs, and nothing started.
import { main } from "./problem.mjs";
import { setUp } from "./setup.mjs";

await main(() => setUp("web"));
