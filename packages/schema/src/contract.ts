import { createAnalysisInput } from "./analysis";
import { createBrandSchemas } from "./brand";
import { type PrivateHosts, privateHostsOf } from "./hostname";

/** Every schema that reads domains: what callers write, as one operator's server takes it. */
export type Contract = ReturnType<typeof createContract>;

/**
 * Makes the schemas that read domains.
 *
 * @param privateHosts the operator's, which count as domains though no public suffix holds them; none when omitted.
 */
export const createContract = (privateHosts: PrivateHosts = privateHostsOf([])) => ({
  privateHosts,
  analysisInput: createAnalysisInput(privateHosts),
  ...createBrandSchemas(privateHosts),
});

/** The schemas where there are no private hosts. */
export const { analysisInput, brandChanges, brandCreate, brandFields } = createContract();
