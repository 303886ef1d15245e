export * from "./analysis";
export * from "./audit";
export * from "./brand";
export * from "./bulk";
export {
  aliasesBeside,
  type BrandCompetitor,
  brandCompetitor,
  type Competitor,
  competitor,
  MOST_COMPETITORS,
  type WrittenCompetitor,
} from "./competitor";
export * from "./contract";
export * from "./dismissal";
export * from "./draft";
export * from "./error";
export * from "./event";
export * from "./export";
export { type Fault, type FaultCode, type FaultParams, faults } from "./fault";
export * from "./fault-words";
export {
  displayHostname,
  type PrivateHosts,
  parseWebsite,
  privateHostsOf,
  registrableDomain,
  registrableLabel,
  type Website,
} from "./hostname";
export * from "./import";
export { itemId, requireSameId } from "./item";
export * from "./market";
export * from "./member";
export { nameKey } from "./name-key";
export * from "./overview";
export * from "./pagination";
export { parseUrl } from "./parse-url";
export {
  type BrandPrompt,
  brandPrompt,
  MOST_PROMPTS,
  onePrompt,
  type Prompt,
  type PromptChanges,
  prompt,
  promptAddition,
  promptChanges,
  promptInput,
  type WrittenPrompt,
} from "./prompt";
export * from "./saved-view";
export * from "./session";
export * from "./table/cell";
export * from "./table/columns";
export { toKebabCase } from "./tag";
export * from "./team";
export { sameText, text, uniqueBy } from "./text";
export * from "./token";
export * from "./webhook";
export * from "./whole-brand";
