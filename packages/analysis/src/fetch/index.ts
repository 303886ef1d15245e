// How pages are had: `guard` says what may be dialled, `wire` makes text of bytes, `manners` is how sites are treated.
export { type AnalysisLimits, createFetching, type Fetching, type FetchingOptions } from "./fetching";
export { parseConnectTo } from "./guard/parse-connect-to";
export { isPublicAddress } from "./guard/public-address";
export { createSystemResolve } from "./guard/system-resolve";
export type { Accept, FetchedPage, PageFetcher, PageOutcome, Refusal } from "./page";
export { createPoster, type Poster, type PostOutcome, type PostRequest } from "./poster";
export { createService, type Service, type ServiceAnswer, type ServiceLimits } from "./service";
export { withTimeLimit } from "./wire/time-limit";
