// pnpm eval:predict FOLDER > predictions.jsonl: what the analysis answers for every site of a labelled set, a line each.
import { resolve } from "node:path";
import { analysisInput } from "@marque/schema";
import { createAnalyzer, systemWorld } from "../src";
import { callerFolder } from "./env";
import { type Case, readLabelledSet } from "./labelled-set";
import { savedFetching } from "./saved-fetching";

const say = (line: string) => process.stderr.write(`${line}\n`);

function casesOf(folder: string | undefined): Case[] | undefined {
  if (folder === undefined) {
    say("usage: pnpm eval:predict FOLDER > predictions.jsonl");
    return undefined;
  }
  try {
    return readLabelledSet(resolve(callerFolder, folder));
  } catch (error) {
    say(`The labelled set can't be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Saved pages are all that there is: nobody's DNS is asked. */
const nowhere = () => Promise.reject(new Error("no such host"));

/** Asks as a caller of the API would who gives the website alone. */
async function predict({ task, key, website, page }: Case): Promise<void> {
  const analyzer = createAnalyzer(systemWorld({ resolve: nowhere }), savedFetching(page));
  const { result } = await analyzer.analyze(analysisInput.parse({ website }));
  process.stdout.write(`${JSON.stringify({ task, key, output: result })}\n`);
}

const cases = casesOf(process.argv[2]);
if (cases === undefined) process.exitCode = 2;
for (const each of cases ?? []) {
  try {
    await predict(each);
  } catch (error) {
    say(`${each.task} ${each.key}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
