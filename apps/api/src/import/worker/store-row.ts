import { type Contract, type DuplicateRule, type Fault, faults, type ImportOutcome } from "@marque/schema";
import type { Call } from "../../action/action";
import { execute, executeTogether, type RunAct } from "../../action/execute";
import { CallerError } from "../../caller-error";
import type { ImportActs } from "./acts";
import { freeIdFor, meet } from "./duplicate";
import type { WaitingRow } from "./next-rows";
import { recordRow } from "./record-row";

export interface RowToStore extends WaitingRow {
  importId: string;
  duplicates: DuplicateRule;
  /** What an analysis knows of a brand is not written over what somebody keeps of it: changes are of the row alone. */
  changes: WaitingRow["brand"];
}

export interface StoreOptions {
  acts: ImportActs;
  contract: Contract;
  /** In the name of who imports. */
  asPerson: Call;
  /** In the process' own. */
  asSystem: Call;
}

/** Somebody may take an id between a look and an act. */
const ATTEMPTS = 5;

/**
 * Makes a brand of a row, or changes the brand that it tells of, or leaves it; what became of it is written in the same
 * transaction, so that it is done once however often it is begun.
 * @throws {RowNotWaitingError} it was done, or the import was cancelled; whatever is no fault of the row.
 */
export async function storeRow(row: RowToStore, options: StoreOptions): Promise<ImportOutcome> {
  const { acts, contract, asPerson, asSystem } = options;
  const { importId, number, duplicates, enabled, guessed } = row;
  const record = (outcome: Exclude<ImportOutcome, "waiting">, more: { brandId?: string; faults?: Fault[] } = {}) => ({
    ...{ importId, number, outcome },
    ...more,
  });
  const giveUp = async (outcome: "refused" | "failed", list: Fault[]): Promise<ImportOutcome> => {
    await execute(recordRow, asSystem, record(outcome, { faults: list }));
    return outcome;
  };
  const together = async (outcome: "created" | "updated", act: (run: RunAct) => Promise<{ id: string }>) => {
    await executeTogether(asSystem.services, async (run) => {
      const { id } = await act(run);
      await run(recordRow, asSystem, record(outcome, { brandId: id }));
    });
    return outcome;
  };

  const parsed = contract.brandCreate.safeParse(row.brand);
  if (!parsed.success) return giveUp("refused", faults(parsed.error));
  const { id } = parsed.data;
  const [website = ""] = parsed.data.domains;
  for (let attempt = 1; ; attempt += 1) {
    const { duplicate, isIdTaken } = await meet(acts, asPerson, { id, website, guessed });
    if (duplicate !== undefined && duplicates === "skip") {
      await execute(recordRow, asSystem, record("skipped", { brandId: duplicate.id }));
      return "skipped";
    }
    try {
      if (duplicate !== undefined && duplicates === "update")
        return await together("updated", (run) => acts.update(run, asPerson, duplicate.id, changesOf(row)));
      const own = isIdTaken ? await freeIdFor(acts, asPerson, id) : id;
      if (own === undefined) return await giveUp("failed", [{ path: "id", code: "taken", params: { value: id } }]);
      return await together("created", async (run) => {
        const created = await acts.create(run, asPerson, { ...row.brand, id: own });
        if (enabled === false) await acts.update(run, asPerson, own, { enabled });
        return created;
      });
    } catch (error) {
      if (!(error instanceof CallerError)) throw error;
      if (error.code === "validation") return giveUp("refused", [...error.faults]);
      const isTaken = error.code === "conflict" || error.code === "notFound";
      if (!isTaken) throw error;
      if (attempt === ATTEMPTS) return giveUp("failed", [{ path: "id", code: "taken", params: { value: id } }]);
    }
  }
}

/** What a row says of a brand that is there: fields that it leaves open stay as they are, and a guess is no reason to rename. */
function changesOf({ changes, enabled, guessed }: RowToStore): Record<string, unknown> {
  const { id: _, name, ...rest } = changes;
  return {
    ...rest,
    ...(guessed.includes("name") ? {} : { name }),
    ...(enabled === undefined ? {} : { enabled }),
  };
}
