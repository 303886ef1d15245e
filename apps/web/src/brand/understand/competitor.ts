import { type PrivateHosts, parseWebsite, uniqueBy } from "@marque/schema";
import { nameFromDomain } from "./name-from-domain";

/** A competitor as a person wrote it in one line. */
export interface UnderstoodCompetitor {
  /** Empty only when the line was. */
  name: string;
  /** Cleaned hostnames, in the order written. */
  domains: string[];
}

/** What people put between a name and its domains. */
const SEPARATORS = /[,;|\t]/;
/** Brackets around a domain (`Slite (slite.com)`), and a dash before one. */
const AROUND = /^[(<[]+|[)>\]]+$/g;
const DASH = /^[-–—:]+$/;

/**
 * Reads a name, domains, or both out of one line: `Slite`, `slite.com`, `Slite, slite.com`, `Slite https://slite.com`,
 * `https://www.slite.com/pricing`. What reads as a website by the contract's rule is a domain where it stands alone between
 * separators or at the end; anything else is the name. A line with domains alone takes its name from the first.
 *
 * @param privateHosts count as websites, as in every form.
 */
export function understandCompetitor(text: string, privateHosts?: PrivateHosts): UnderstoodCompetitor {
  const names: string[] = [];
  const domains: string[] = [];
  for (const part of text.split(SEPARATORS)) {
    const { words, hostnames } = takeTrailingDomains(part, privateHosts);
    if (words !== "") names.push(words);
    domains.push(...hostnames);
  }
  const [first] = domains;
  const name = names.join(", ");
  return {
    name: name === "" && first !== undefined ? nameFromDomain(first) : name,
    domains: uniqueBy(domains, (hostname) => hostname),
  };
}

/** The domains at the end of some words, and the words before them. */
function takeTrailingDomains(part: string, privateHosts: PrivateHosts | undefined) {
  const words = part.trim().split(/\s+/);
  const hostnames: string[] = [];
  for (let last = words.at(-1); last !== undefined; last = words.at(-1)) {
    const hostname = parseWebsite(last.replace(AROUND, ""), privateHosts)?.hostname;
    if (hostname === undefined && !(hostnames.length > 0 && DASH.test(last))) break;
    if (hostname !== undefined) hostnames.unshift(hostname);
    words.pop();
  }
  return { words: words.join(" "), hostnames };
}
