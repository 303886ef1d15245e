export { findOwnedDomains } from "./find-owned-domains";
