// A process that stores imports and does nothing else, to be killed by tests: `node --import tsx worker.fixture.ts <URL>`.
import { createDatabase, createPool } from "@marque/db";
import { createContract } from "@marque/schema";
import { createActions } from "../../actions";
import { createImportActs } from "../../import-acts";
import { IMPATIENT } from "../testing-imports";
import { startImports } from "../worker/worker";
import { importingServices } from "./services.fixture";

const connectionString = process.argv[2] ?? "";
const contract = createContract();
startImports({
  services: importingServices(createDatabase({ connectionString, poolSize: 4 })),
  acts: createImportActs(createActions(contract)),
  contract,
  pool: createPool({ connectionString, poolSize: 2 }),
  timing: IMPATIENT,
  analysisMilliseconds: 1_000,
  logger: { info: () => {}, warn: (details, message) => process.stderr.write(`${message} ${String(details)}\n`) },
});
process.stdout.write("importing\n");
