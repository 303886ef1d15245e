// npm run lexicon:missing [-- pl …]: which lists each language lacks that another has.
import { LANGUAGES } from "../src";
import { missingIn } from "../src/missing";

const wanted = process.argv.slice(2);
for (const [subtag, lists] of missingIn(LANGUAGES))
  if (wanted.length === 0 || wanted.includes(subtag))
    console.log(`${subtag} lacks ${lists.length === 0 ? "nothing" : `${lists.length}: ${lists.join(", ")}`}`);
