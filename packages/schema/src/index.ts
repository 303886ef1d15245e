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
export { displayHostname } from "./display-hostname";
export * from "./draft";
export * from "./error";
export * from "./event";
export { EVENT_TYPES } from "./event-types";
export * from "./export";
export { type Fault, type FaultCode, type FaultParams, faults } from "./fault";
export * from "./fault-words";
export {
  type PrivateHosts,
  parseWebsite,
  privateHostsOf,
  registrableDomain,
  registrableLabel,
  type Website,
} from "./hostname";
export * from "./import";
export { itemId, requireSameId } from "./item";
export { toKebabCase } from "./kebab-case";
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
export { readFault } from "./read-fault";
export { receivedFault } from "./received-fault";
export { ROLES } from "./roles";
export { sameText, uniqueBy } from "./same-text";
export * from "./saved-view";
export { DEFAULT_SCOPES, SCOPES, SOON_DAYS } from "./scopes";
export * from "./session";
export { STEPS } from "./steps";
export * from "./table/cell";
export * from "./table/columns";
export * from "./team";
export { text } from "./text";
export * from "./token";
export * from "./webhook";
export * from "./whole-brand";
