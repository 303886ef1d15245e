import { displayHostname, parseWebsite } from "@marque/schema";
import { compact } from "../compact";

/** Reads addresses' registrable domains, each host once: the links of a page have few hosts. */
export function createDomainReader(): (address: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (address) => {
    const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? address;
    if (!known.has(host)) known.set(host, parseWebsite(host)?.registrableDomain);
    return known.get(host);
  };
}

/** The word in front of the public suffix, read for people: `münchen` of `xn--mnchen-3ya.de`. */
export const labelOf = (domain: string): string => displayHostname(domain).split(".")[0] ?? "";

/** {@link labelOf}, letters and digits alone. */
export const compactLabel = (domain: string): string => compact(labelOf(domain));

/** For a sentence. */
export const shown = (domain: string): string => displayHostname(domain);
