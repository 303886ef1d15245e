// What an analysis has found so far. Everything here is plain data: it passes between threads, and can be stored.
import type { AnalysisRequest, Competitor, CompetitorGroup, PromptAsked } from "@marque/schema";
import type { MessageCode } from "./explain/say";

/** What kind of page it is, as far as it was chosen for that. */
export type PageKind = "home" | "about" | "legal" | "contact" | "products" | "compare" | "manifest" | "other";

/** A part of a page (HTML standard, sections 4.3 and 4.4.14). */
export type Region = "header" | "nav" | "main" | "footer";

/** Files that a site keeps for programs. */
export type SiteFile =
  | "security.txt" // RFC 9116
  | "related-website-set.json"
  | "assetlinks.json"
  | "apple-app-site-association"
  | "sitemap.xml"
  | "robots.txt";

/** Where on a page, or in which file, a fact stood. */
export type Source =
  | { type: "title" } // <title>
  | { type: "html-lang" } // <html lang>
  | { type: "meta"; name: string } // <meta name> or <meta property>
  | { type: "heading"; level: "h1" | "h2" | "h3" }
  | { type: "link-relation"; relation: "canonical" | "alternate" | "alternate-media" | "feed" | "manifest" }
  | { type: "hreflang"; tag: string; element: "link" | "a" } // tag: as written, `de-AT`
  | { type: "json-ld"; node: string; property: string } // node: the schema.org type
  | { type: "microdata" | "rdfa"; item: string; property: string }
  | { type: "h-card" }
  | { type: "link"; scheme: "mailto" | "tel"; region: Region }
  | { type: "line"; part: "copyright" | "footer" | "imprint" | "page" } // a line of the page's words
  | { type: "navigation" }
  | { type: "manifest"; member: "name" | "short_name" } // W3C Web Application Manifest
  | { type: "file"; file: SiteFile; field?: string }
  | { type: "told" }; // by whoever asks, not on a page

/** Something that a page or a file says, with its source. */
export interface Fact {
  kind:
    | "title"
    | "heading" // h1–h3
    | "description" // meta description, og:description
    | "keywords"
    | "site-name" // og:site_name, JSON-LD WebSite name
    | "application-name" // application-name, apple-mobile-web-app-title, manifest name
    | "short-name" // manifest short_name
    | "organization" // JSON-LD Organization/Brand/Corporation/LocalBusiness name
    | "alternate-name" // JSON-LD alternateName
    | "legal-name" // JSON-LD legalName, copyright line, imprint line
    | "product" // JSON-LD Product/SoftwareApplication name, product category in the navigation
    | "same-as" // JSON-LD sameAs, JSON-LD url
    | "hreflang" // value: href
    | "canonical"
    | "alternate" // media or feed alternates
    | "mail" // address
    | "phone" // a telephone number's digits: `+49301234567`, or without its country, as dialled there, `0301234567`
    | "language" // the language that is declared, as written: `de-AT`
    | "locale" // og:locale and og:locale:alternate: `de_AT`
    | "country" // addressCountry of a postal address, as written: `DE`, `Germany`
    | "address-region" // addressRegion: `NSW`
    | "address-locality" // addressLocality, the town: `Leeds`
    | "postal-code" // postalCode: `LS5 3BE`
    | "area-served" // schema.org areaServed: the name of a place, as written: `Leeds`, `DE`, `Worldwide`
    | "currency" // the ISO 4217 code that prices are given in: `EUR`
    | "contact-line" // a short line with numbers in it, of the footer, an imprint or the like, and the country after it
    | "related-site" // a site that the site's own files call a part of it: Related Website Sets, Digital Asset Links
    | "security-contact" // an address in security.txt
    | "app-id" // the domain that an app's identifier is written after: `com.acme.app` → `acme.com`
    | "sitemap" // an address on another host, in the sitemap or the robots.txt
    | "manifest" // href
    | "about"; // what the caller says that it sells, and to whom
  value: string;
  source: Source;
  /** The page it stood on. */
  url: string;
  pageKind: PageKind;
  /** The words or markup around it as they stand there, at most 300 characters. */
  quote: string;
}

/** A page or file as it came: decoded, and where it was found after redirects, which is what its relative links mean. */
export interface SourceText {
  url: string;
  text: string;
}

/** A link of a page. */
export interface Link {
  /** Absolute. */
  url: string;
  text: string;
  region: Region;
  rel: string;
}

/** A page, read. */
export interface PageReading {
  url: string;
  kind: PageKind;
  /** Primary subtag of the language that the page declares, lower case: `en`; `null` when it declares none. */
  language: string | null;
  facts: Fact[];
  links: Link[];
  /** Main text without navigation and footer, at most 20,000 characters, paragraphs on lines of their own. */
  text: string;
  /** Rows and headings of comparison are found in these: the texts of h1–h3 and table heads, in order. */
  headings: string[];
  /** The page is empty without JavaScript. */
  scriptOnly: boolean;
}

/** A step of a redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** What stands at a domain that may be the brand's. */
export interface ProbedDomain {
  /** The registrable domain that was asked for. */
  domain: string;
  /** Where the domain led, in order; empty when it answered itself. */
  redirects: Redirect[];
  /** What stands there; `null` when there is no page, or when it was left to the page that it leads to. */
  reading: PageReading | null;
  /** DNS names on the TLS certificate of the page. */
  certificateNames: readonly string[];
}

/** What is found around the pages of a site. */
export interface Surroundings {
  /** The DNS names on the TLS certificate of the home page. */
  certificateNames: readonly string[];
  /** What the files say that a site keeps for programs: its well-known files, its robots.txt and its sitemap. */
  fileFacts: Fact[];
  /** What stands under the site's own name with other suffixes. */
  probed: ProbedDomain[];
  /** Who else is in its town; `null` when nobody was asked, or could tell. */
  nearby: Nearby | null;
}

/** Places of a market that a map lists in a town. */
export interface Nearby {
  /** The id of the market in the atlas. */
  market: string;
  town: string;
  /** Itself among them, if the map knows it. In the map's order, which means nothing. */
  places: readonly NearbyPlace[];
}

/** A business on the map, as anybody may have entered it there. */
export interface NearbyPlace {
  name: string;
  /** As written: an address, a bare domain, several. */
  website: string;
  /** The code of the message that says what it is listed as. */
  kind: string;
  /** Where the map shows it. */
  url: string;
  /** Degrees (WGS 84). */
  position: { latitude: number; longitude: number } | null;
}

export const NOTHING_AROUND: Surroundings = { certificateNames: [], fileFacts: [], probed: [], nearby: null };

/** Words or markup that were seen, and where; a {@link Fact} is one. */
export interface Seen {
  /** As they stand there, at most 300 characters; `null` for what is known without a page. */
  quote: string | null;
  url: string | null;
}

/** Who says so, in the order of precedence: the caller, a proof, the site's words, a map, the atlas. */
export type Maker = "hint" | "proof" | "site" | "map" | "atlas";

/** Why something is claimed: a message of `explain/messages.en.json` by its code, with what fills its slots. */
export interface Reason {
  code: MessageCode;
  params: Readonly<Record<string, string | number | readonly string[]>>;
}

interface ClaimAbout<Field extends string> {
  field: Field;
  /** A name, a domain, a category's id, a prompt …: what the contract's answer and its evidence hold. */
  value: string;
  maker: Maker;
  reason: Reason;
  /** What it rests on, the most telling first; empty for what is known beforehand. */
  seen: readonly Seen[];
  /** How much it counts beside others of its field: larger is surer. Shares of one scale within a field only. */
  weight: number;
}

/** Claims of several fields, one type each. */
type ClaimOf<Field extends string> = Field extends string ? ClaimAbout<Field> : never;

/**
 * Something that a stage concluded. Several claims of one value are several reasons for it; the order of the claims of a
 * field is the order in which the answer gives their values.
 */
export type Claim =
  | ClaimOf<"brandName" | "aliases" | "additionalDomains">
  /** The brand of the atlas that it is. Value: its primary domain there. */
  | ClaimOf<"brand">
  /** Value: the primary subtag, `de`; the ISO 3166-1 alpha-2 code, `AT`; the town's name; the reach; the size. */
  | ClaimOf<"language" | "country" | "town" | "reach" | "size">
  /**
   * Value: the id of an atlas category. Purpose: where the brand is, where its rivals are, or both; `likely`: to be offered
   * to a person who is asked. Name: what people call
   * the market. Brand's domain: the primary one of the atlas's brand whose markets these are; `null` when the pages' words
   * tell the market, and the weight is how likely it is (0 to 1).
   */
  | (ClaimOf<"market"> & {
      purpose: "placement" | "rivals" | "both" | "likely";
      name: string;
      brandDomain: string | null;
    })
  /** Group: how the competitor stands to the brand. */
  | (ClaimOf<"competitors"> & { competitor: Competitor; group: CompetitorGroup })
  /** Rivals that would mislead are not suggested. Value: the name of the market in which none was. */
  | ClaimOf<"withheldRivals">
  | (ClaimOf<"suggestedPrompts"> & { tags: readonly string[]; asked: PromptAsked });

export type Field = Claim["field"];

/** What is asked, and all that was found so far. Plain data: a stage makes more of it, and changes none that is there. */
export interface Findings {
  readonly request: AnalysisRequest;
  /** The pages that were read, the home page first; empty when it could not be. */
  readonly pages: readonly PageReading[];
  /** What the web app manifest says. */
  readonly manifestFacts: readonly Fact[];
  /** The redirects from the address asked for to the home page, or to where it failed. */
  readonly redirects: readonly Redirect[];
  readonly surroundings: Surroundings;
  /** The home page stands on another's site (a profile, a store on a marketplace): it speaks for itself alone. */
  readonly hosted: boolean;
  readonly claims: readonly Claim[];
}

/** What is known before anything was read. */
export const nothingFound = (request: AnalysisRequest): Findings => ({
  request,
  pages: [],
  manifestFacts: [],
  redirects: [],
  surroundings: NOTHING_AROUND,
  hosted: false,
  claims: [],
});

/** The claims of one field, in their order. */
export const claimsOf = <F extends Field>(findings: Findings, field: F): Extract<Claim, { field: F }>[] =>
  findings.claims.filter((claim): claim is Extract<Claim, { field: F }> => claim.field === field);

/** The values claimed for a field, each once, in their order. */
export const valuesOf = (findings: Findings, field: Field): string[] => [
  ...new Set(claimsOf(findings, field).map(({ value }) => value)),
];

/** The findings with more claims. */
export const withClaims = (findings: Findings, claims: readonly Claim[]): Findings => ({
  ...findings,
  claims: [...findings.claims, ...claims],
});
