import { displayHostname, nameKey, type PrivateHosts, parseWebsite, registrableLabel } from "@marque/schema";

/** Reads addresses' registrable domains, each host once: the links of a page have few hosts. */
export function createDomainReader(privateHosts?: PrivateHosts): (address: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (address) => {
    const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? address;
    if (!known.has(host)) known.set(host, parseWebsite(host, privateHosts)?.registrableDomain);
    return known.get(host);
  };
}

/** The {@link nameKey} of a domain's registrable label. */
export const labelKey = (domain: string): string => nameKey(registrableLabel(domain) ?? "");

/** For a sentence. */
export const shown = (domain: string): string => displayHostname(domain);
