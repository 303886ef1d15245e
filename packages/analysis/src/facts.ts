/** What kind of page it is, as far as it was chosen for that. */
export type PageKind = "home" | "about" | "legal" | "contact" | "products" | "compare" | "manifest" | "other";

/** Something that a page says, with its source. */
export interface Fact {
  kind:
    | "title" // <title>
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
    | "hreflang" // value: href; quote: the language
    | "canonical"
    | "alternate" // media or feed alternates
    | "mail" // address
    | "phone" // a telephone link's number in international form: `+49301234567`
    | "locale" // og:locale and og:locale:alternate: `de_AT`
    | "country" // addressCountry in JSON-LD, as written: `DE`, `Germany`
    | "related-site" // a site that the site's own files call a part of it: Related Website Sets, Digital Asset Links
    | "security-contact" // an address in security.txt
    | "app-id" // the domain that an app's identifier is written after: `com.acme.app` → `acme.com`
    | "sitemap" // an address on another host, in the sitemap or the robots.txt
    | "theme-color"
    | "icon"
    | "manifest"; // href
  value: string;
  /** For a marketer, without the page: `og:site_name`, `hreflang de-DE`, `footer`. */
  where: string;
  /** The page it stood on. */
  url: string;
  pageKind: PageKind;
  /** The words or markup around it, at most 300 characters. */
  quote: string;
}

/** A link of a page. */
export interface Link {
  /** Absolute. */
  url: string;
  text: string;
  region: "header" | "nav" | "main" | "footer";
  rel: string;
}

/** Words by which a page can be told apart, beside its facts. */
export interface PageReading {
  url: string;
  kind: PageKind;
  /** Primary subtag of the language, lower case: `en`; `null` when it isn't said. */
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
