export { checkUrl, type UrlCheck, type UrlCheckOptions, type UrlRefusal } from "./check-url";
export { createFetching, type Fetching, type FetchingOptions } from "./create-fetching";
export { parseConnectTo } from "./parse-connect-to";
export { isPublicAddress } from "./public-address";
export { systemResolve } from "./system-resolve";
