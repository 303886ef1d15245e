// pnpm eval:predict FOLDER > predictions.jsonl: what the analysis answers for every site of a labelled set, a line each.
import { predictSet } from "./predict-set";
import { terminal } from "./terminal";

process.exitCode = await predictSet(process.argv.slice(2), terminal);
