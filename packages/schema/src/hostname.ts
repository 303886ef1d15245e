import { parse } from "tldts";
import { z } from "zod";
import { displayHostname } from "./display-hostname";
import { fault } from "./fault";
import { parseUrl } from "./parse-url";

/** A website as somebody wrote it, cleaned. */
export interface Website {
  /** Lower-case ASCII hostname without `www.` and without a trailing dot, as it is stored. */
  hostname: string;
  /** The name that somebody registered (`example.co.uk` of `shop.example.co.uk`), by the whole public suffix list. */
  registrableDomain: string;
  /** Where to start reading: as written (`http:`, `www.`, path and query kept), `https:` when no scheme was written. No fragment. */
  url: string;
  /** Path and query when one was written (`/jordan`), else `/`. A path may mean a sub-brand. */
  path: string;
}

/** RFC 1035 section 2.3.4: 253 visible characters at most. */
const LONGEST_HOSTNAME = 253;
const LONGEST_URL = 2048;
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const AMBIGUOUS = /[ \\]/;
/** A label of the letter-digit-hyphen rule (RFC 5890 section 2.3.1), underscore allowed inside as browsers allow it. */
const LABEL = /^[a-z0-9]([a-z0-9_-]{0,61}[a-z0-9])?$/;
/** RFC 6761 and its registry, RFC 7686 (`onion`), RFC 8375 (`home.arpa`), RFC 6762 (`local`), ICANN's `internal`. */
const SPECIAL_USE =
  /(^|\.)(alt|arpa|example|internal|invalid|lan|local|localhost|localdomain|onion|test|home|corp|intranet)$/;

/** Hostnames of the operator's private hosts, as {@link privateHostsOf} writes them. */
export type PrivateHosts = ReadonlySet<string>;

const NO_PRIVATE_HOSTS: PrivateHosts = new Set();

/** The operator's private hosts (`ANALYSIS_RESOLVE`) as the cleaner knows them: lower case, without `www.`. */
export const privateHostsOf = (hostnames: Iterable<string>): PrivateHosts =>
  new Set([...hostnames].map((hostname) => hostname.toLowerCase().replace(/^www\./, "")));

/**
 * The registrable domain of an ASCII hostname, `undefined` when it has none (an address, one label, a bare suffix). Under
 * a suffix that the list doesn't know, it is the last two labels (the list's rule `*`).
 */
export function registrableDomain(hostname: string): string | undefined {
  const whole = parse(hostname, { allowPrivateDomains: true, validateHostname: false });
  if (whole.domain !== null) return whole.domain;
  // `github.io` is a suffix of the list's private section and yet a website of its own.
  return parse(hostname, { validateHostname: false }).domain ?? undefined;
}

function isWebsiteHostname(hostname: string, privateHosts: PrivateHosts): boolean {
  if (hostname.length > LONGEST_HOSTNAME || !hostname.split(".").every((label) => LABEL.test(label))) return false;
  if (privateHosts.has(hostname)) return true;
  if (SPECIAL_USE.test(hostname)) return false;
  const { isIcann, isPrivate, domain, isIp } = parse(hostname, { allowPrivateDomains: true, validateHostname: false });
  return isIp !== true && (isIcann === true || isPrivate === true) && (domain ?? registrableDomain(hostname)) != null;
}

/**
 * The one hostname cleaner: a bare hostname or an http(s) URL becomes a {@link Website}; anything else is `undefined`.
 * Never throws. Cleaning what it returned gives the same again. IDNs become punycode (UTS 46, as browsers do it).
 *
 * Refused: other schemes, IP addresses in any notation, single labels, bare public suffixes, special-use names,
 * credentials, ports but 80 and 443, backslashes, white space and control characters inside.
 *
 * @param privateHosts count as websites, exactly as they are named and with `www.`, though no public suffix holds them.
 */
export function parseWebsite(input: string, privateHosts: PrivateHosts = NO_PRIVATE_HOSTS): Website | undefined {
  const written = input.trim();
  if (CONTROL.test(input) || written === "" || written.length > LONGEST_URL || AMBIGUOUS.test(written))
    return undefined;
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") return undefined;
  const candidate = scheme === undefined ? `https://${written}` : written;
  // `https:///host` and `//host`: browsers read a host out of these; a person or program that sent them meant something else.
  if (/^[a-z]+:\/\/[/?#]/i.test(candidate)) return undefined;
  const url = parseUrl(candidate);
  if (url === undefined || url.username !== "" || url.password !== "") return undefined;
  if (/^[^/?#]*@/.test(candidate.replace(SCHEME, ""))) return undefined;
  if (url.port !== "" && url.port !== "80" && url.port !== "443") return undefined;
  const dialled = url.hostname.toLowerCase().replace(/\.$/, "");
  const bare = dialled.replace(/^www\./, "");
  // `www.com` is a registered name of its own; only a `www.` before a whole website is decoration.
  const hostname = isWebsiteHostname(bare, privateHosts) ? bare : dialled;
  if (!isWebsiteHostname(hostname, privateHosts)) return undefined;
  // A private host may have one label.
  const domain = registrableDomain(hostname) ?? (privateHosts.has(hostname) ? hostname : undefined);
  if (domain === undefined) return undefined;
  url.hostname = dialled;
  url.hash = "";
  return { hostname, registrableDomain: domain, url: url.href, path: `${url.pathname}${url.search}` };
}

/**
 * The label that somebody registered, read for people: `münchen` of `www.xn--mnchen-3ya.co.uk`. `undefined` for a hostname
 * without a registrable domain.
 */
export function registrableLabel(hostname: string): string | undefined {
  const domain = registrableDomain(hostname);
  return domain === undefined ? undefined : displayHostname(domain).split(".")[0];
}

/** The schema of a domain of a brand or competitor: cleaned to the stored hostname. */
export const createDomain = (privateHosts: PrivateHosts) =>
  z.string().transform((value, context) => {
    const website = parseWebsite(value, privateHosts);
    if (website !== undefined) return website.hostname;
    const shown = value.length > 80 ? `${value.slice(0, 80)}…` : value;
    context.addIssue({ code: "custom", ...fault("domain", { value: shown }) });
    return z.NEVER;
  });

/** The schema of the website of an analysis: cleaned by the same rule, with the path kept. */
export const createWebsite = (privateHosts: PrivateHosts) =>
  z.string().transform((value, context) => {
    const parsed = parseWebsite(value, privateHosts);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: "custom", ...fault("website") });
    return z.NEVER;
  });
