import type { Reason } from "../../findings";

/** The ways in which a domain is shown to be the brand's, strongest first. */
export const WAYS = [
  "redirect",
  "related-site",
  "canonical",
  "hreflang",
  "certificate",
  "own-address",
  "mutual-link",
  "security-contact",
  "mail",
  "sitemap",
  "alternate",
  "link",
  "app-id",
] as const;

/** Something that speaks for a domain being the brand's. */
export interface DomainClaim {
  /** The registrable domain, ASCII. */
  domain: string;
  way: (typeof WAYS)[number];
  /**
   * `proof` is enough by itself, `named` for a domain that is called like the site or the brand, `label` for one that is
   * called like the site. `sign` never is: it only confirms what a certificate says.
   */
  weight: "proof" | "named" | "label" | "sign";
  reason: Reason;
  quote: string;
  /** The page that it stood on. */
  url: string;
}
