import { type PrivateHosts, parseUrl, parseWebsite, uniqueBy, type Website } from "@marque/schema";

/** What somebody wrote where a website was asked for. */
export type UnderstoodWebsite =
  | { kind: "site"; website: Website }
  /** Nothing yet. */
  | { kind: "empty" }
  /** One word: a name perhaps, or a website that is being typed. */
  | { kind: "name"; name: string }
  /** An address of mail, and the domain in it where that is one. */
  | { kind: "mail"; domain: string | undefined }
  | { kind: "localhost" }
  | { kind: "ip" }
  | { kind: "port"; domain: string | undefined; port: string }
  | { kind: "scheme"; scheme: string; domain: string | undefined }
  | { kind: "credentials"; domain: string | undefined }
  /** Two websites or more. */
  | { kind: "several"; domains: string[] }
  | { kind: "long" }
  /** A public suffix: `co.uk`. */
  | { kind: "suffix"; suffix: string }
  /** A hostname of a kind that nobody can register: `acme.local`. */
  | { kind: "private"; hostname: string }
  | { kind: "unknown" };

/** RFC 9110 section 4.1 asks readers for 8,000; the contract takes 2,048. */
const LONGEST = 2048;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Names of machines, of networks and of nobody (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE = /\.(?:local|localdomain|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa|alt)$/;

/**
 * Tells what was meant, by the contract's one cleaner, and where that refuses, why: each refusal has a sentence of its own.
 *
 * @param privateHosts count as websites, as in every form.
 */
export function understandWebsite(written: string, privateHosts?: PrivateHosts): UnderstoodWebsite {
  const text = written.trim();
  if (text === "") return { kind: "empty" };
  const website = parseWebsite(text, privateHosts);
  if (website !== undefined) return { kind: "site", website };
  const domains = domainsIn(text, privateHosts);
  if (domains.length > 1) return { kind: "several", domains };
  if (text.length > LONGEST) return { kind: "long" };
  const [domain] = domains;
  const [, scheme] = SCHEME.exec(text) ?? [];
  const isAddress = /^https?:\/\//i.test(text);
  if (/^(?:mailto:)?[^\s/@:]+@[^\s/@]+$/i.test(text))
    return { kind: "mail", domain: parseWebsite(text.slice(text.lastIndexOf("@") + 1), privateHosts)?.hostname };
  if (scheme !== undefined && /:\/\//.test(text) && !isAddress)
    return { kind: "scheme", scheme: scheme.toLowerCase(), domain: hostOf(text, privateHosts) };
  if (/\s/.test(text)) return domain === undefined ? { kind: "name", name: text } : { kind: "unknown" };
  const url = parseUrl(isAddress ? text : `https://${text}`);
  if (url === undefined) return { kind: "unknown" };
  const { hostname, port, username, password } = url;
  if (/^\[.*\]$|^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return { kind: "ip" };
  if (hostname === "localhost" || hostname.endsWith(".localhost")) return { kind: "localhost" };
  if (username !== "" || password !== "") return { kind: "credentials", domain: cleanHost(hostname, privateHosts) };
  if (port !== "" && port !== "80" && port !== "443")
    return { kind: "port", port, domain: cleanHost(hostname, privateHosts) };
  if (PRIVATE.test(hostname)) return { kind: "private", hostname };
  if (!hostname.includes(".")) return { kind: "name", name: text };
  // Letters, as suffixes are, and nobody's name before them.
  if (isSuffix(hostname, privateHosts)) return { kind: "suffix", suffix: hostname };
  return { kind: "unknown" };
}

const cleanHost = (hostname: string, privateHosts?: PrivateHosts): string | undefined =>
  parseWebsite(hostname, privateHosts)?.hostname;

/** The host of an address of another scheme. */
const hostOf = (text: string, privateHosts?: PrivateHosts): string | undefined =>
  cleanHost(parseUrl(text.replace(/^[^:]+:/, "https:"))?.hostname ?? "", privateHosts);

/** Somebody's name before it makes a website of it, so nothing else was wrong with it. */
const isSuffix = (hostname: string, privateHosts?: PrivateHosts): boolean =>
  parseWebsite(`a.${hostname}`, privateHosts)?.registrableDomain === `a.${hostname}`;

/** The websites in a text of several words or lines, each once. */
export function domainsIn(text: string, privateHosts?: PrivateHosts): string[] {
  const found = text
    .split(/[\s,;|]+/)
    .filter((word) => !word.includes("@"))
    .flatMap((word) => cleanHost(word, privateHosts) ?? []);
  return uniqueBy(found, (domain) => domain);
}
