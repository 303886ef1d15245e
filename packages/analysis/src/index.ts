export { type Analysis, type AnalyzeOptions, type Analyzer, createAnalyzer } from "./analyze";
export { parseConnectTo } from "./fetch";
export { systemWorld } from "./system-world";
export type { ResolvedAddress, Target, World } from "./world";
