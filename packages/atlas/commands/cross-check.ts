// The part of npm run atlas:cross-check that compares; the packages' folder is its argument.
import { crossCheck } from "../src/cross-check";
import { openDisagreements, readExplained } from "../src/explained-domains";
import { DATA_FOLDER, readData } from "../src/read-data";
import { outsideLists } from "./outside-lists";

const [folder = ""] = process.argv.slice(2);
const result = crossCheck(readData(DATA_FOLDER), outsideLists(folder));
const open = openDisagreements(result, readExplained());
for (const line of open) console.log(line);
const { compared, agreed, disagreements } = result;
console.log(
  `${compared} brands are in the other lists as well; ${agreed} agree (${Math.round((1000 * agreed) / compared) / 10} %)`,
);
console.log(`${disagreements.length} disagree; ${open.length} rows to look at`);
process.exitCode = open.length === 0 ? 0 : 1;
