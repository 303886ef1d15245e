import { z } from "zod";
import { word, words } from "./words";

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166 code");
/** Below a dot, as `co.uk`. */
const suffix = z.string().regex(/^[a-z]{2,}(\.[a-z]{2,})*$/, "must be a public suffix");
const label = z.string().regex(/^[a-z0-9-]+$/, "must be a label of a hostname");

/** `data/world.json`: what is known whatever the language. */
export const worldFile = z.strictObject({
  /** What a dataset of countries doesn't hold. */
  countries: z.strictObject({
    /** Names beside the English and the native one, lower case. */
    otherNames: z.record(z.string().regex(/^[^\p{Lu}]+$/u), country),
    /** Top-level domains beside the country code: of towns, regions and other scripts, in ASCII. */
    otherEndings: z.record(label, country),
    /** How prices write a currency (ISO 4217). */
    currencySigns: z.record(word, z.string().regex(/^[A-Z]{3}$/)),
  }),
  /** Groups of countries by the names that the atlas has for them. */
  regions: z.record(z.string(), z.array(country).min(1)),
  /** What imprints write before a company's number in a register or at a tax office, by country. */
  registrations: z.record(country, words),
  /** Legal forms by country as imprints write them, before or behind the name; one that is used in several stands in each. */
  legalForms: z.record(
    country,
    z.strictObject({ before: z.array(word).min(1), after: z.array(word).min(1) }).partial(),
  ),
  domains: z.strictObject({
    /** Top-level domains of countries that are used as if they were generic. */
    genericCountryCodes: z.array(z.string().regex(/^[a-z]{2}$/)),
    /** Under which suffixes a brand may have its name too. */
    probed: z.strictObject({
      everywhere: z.array(suffix),
      /** Of large markets. */
      large: z.array(suffix),
      /** Of countries where it isn't their top-level domain alone, by that domain. */
      byCountry: z.record(z.string().regex(/^[a-z]{2}$/), z.array(suffix).min(1)),
    }),
    /** Subdomains and first folders that name a part of a site rather than a brand. */
    subdomains: z.array(label),
    paths: z.array(label),
    /** Words that companies add to their name when the bare domain was taken. */
    affixes: z.strictObject({ before: z.array(label), after: z.array(label) }),
    /** The same for other companies, which are told by a link's text as well: on either side. */
    rivalAffixes: z.array(label),
    /** Labels of hosts that a redirect stops at on its way: consent, sign-in, queues. */
    signIn: z.array(label),
    /** Mailboxes that belong to whoever runs the host (RFC 2142). */
    mailboxes: z.array(label),
    /** Endings of addresses that are no pages. */
    files: z.array(label),
  }),
  /** Social networks and review sites that everybody links to: labels of their domains, and their names. */
  networks: z.strictObject({ labels: z.array(label), names: words }),
  titles: z.strictObject({
    /** How titles abbreviate the country of a site: `Acme UK`. */
    countryCodes: words,
    /** Whole titles that a program put there. */
    software: words,
  }),
  /** What a server says that nobody set up. */
  serverPages: words,
  /**
   * The charsets of pages that declare none, by their language (BCP 47, lower case) or top-level domain (HTML standard,
   * "determining the character encoding", last step).
   */
  charsets: z.array(z.strictObject({ charsets: words, languages: words, suffixes: z.array(label) })),
});
export type WorldFile = z.infer<typeof worldFile>;
