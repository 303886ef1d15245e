import { resolve } from "node:path";
import { loadAtlas } from "@marque/atlas";
import { analysisInput, type Evidence } from "@marque/schema";
import { createAnalyzer, createEngine, systemWorld } from "../src";
import type { Engine } from "../src/engine";
import { type Case, readLabelledSet } from "./labelled-set";
import { savedFetching } from "./saved-fetching";
import type { Terminal } from "./terminal";

/**
 * Prints what the analysis answers for every site of a labelled set, a line each.
 *
 * @param args the set's folder
 * @returns the exit code: 0 all were answered, 1 some site failed, 2 no set to read.
 */
export async function predictSet([folder]: readonly string[], terminal: Terminal): Promise<number> {
  const cases = casesOf(folder, terminal);
  if (cases === undefined) return 2;
  const engine = createEngine({ threads: 1 });
  let exitCode = 0;
  for (const each of cases) {
    try {
      terminal.print(JSON.stringify(await predict(each, engine)));
    } catch (error) {
      terminal.complain(`${each.task} ${each.key}: ${error instanceof Error ? error.message : String(error)}`);
      exitCode = 1;
    }
  }
  await engine.close();
  return exitCode;
}

function casesOf(folder: string | undefined, terminal: Terminal): Case[] | undefined {
  if (folder === undefined) {
    terminal.complain("usage: pnpm eval:predict FOLDER > predictions.jsonl");
    return undefined;
  }
  try {
    return readLabelledSet(resolve(terminal.folder, folder));
  } catch (error) {
    terminal.complain(`The labelled set can't be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Saved pages are all that there is: nobody's DNS is asked. */
const nowhere = () => Promise.reject(new Error("no such host"));

/** Nobody waits for the answer: one cut short by a busy machine would be scored as one that does not know. */
const DEADLINE_MILLISECONDS = 10 * 60 * 1000;

/** Asks as a caller of the API would who gives the website alone. */
async function predict({ task, key, website, page }: Case, engine: Engine): Promise<object> {
  const analyzer = createAnalyzer(
    systemWorld({ resolve: nowhere, deadlineMilliseconds: DEADLINE_MILLISECONDS }),
    savedFetching(page),
    engine,
  );
  const { result, evidence } = await analyzer.analyze(analysisInput.parse({ website }));
  return task === "market"
    ? { file: key, placement: placementIn(evidence), competitors: result.competitors }
    : { task, key, output: result };
}

const idOf = new Map(loadAtlas().categories.map(({ name, id }) => [name, id]));

/** The markets that an answer tells, likeliest first, by their ids: people are told names. */
const placementIn = (evidence: readonly Evidence[]): { category: string }[] =>
  evidence.flatMap(({ field, value }) => {
    const category = field === "market" ? idOf.get(value) : undefined;
    return category === undefined ? [] : [{ category }];
  });
