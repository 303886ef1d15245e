// The data as it is written, for commands that tend it; the product reads the compiled file.

export type { BrandEntry } from "./brand-entry";
export { brandLine } from "./brand-line";
export { type Entry, entriesOf, place } from "./entries";
export { DATA_FOLDER, readData } from "./read-data";
export {
  readVerified,
  VERIFIED_FILE,
  type Verdict,
  type Verified,
  type VerifiedRecord,
  writeVerified,
} from "./verified";
