import { registrableDomain } from "@marque/schema";
import { z } from "zod";

/** Groups of countries, beside single countries by their ISO 3166-1 alpha-2 code. */
export const REGIONS = [
  "europe",
  "dach",
  "nordics",
  "benelux",
  "iberia",
  "cee",
  "north-america",
  "latam",
  "apac",
  "sea",
  "gulf",
  "africa",
  "anz",
] as const;
export type Region = (typeof REGIONS)[number];

export const TIERS = ["luxury", "premium", "mid", "budget", "enterprise", "small"] as const;
export type Tier = (typeof TIERS)[number];

/** A name or phrase. */
export const line = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !/[\n\t{}<>]/.test(text), "must be one line without braces");
/** A website's hostname. */
export const domain = z
  .string()
  .refine(
    (text) => text === text.toLowerCase() && !text.startsWith("www.") && registrableDomain(text) !== undefined,
    "must be a hostname with a registrable domain, lower case, without www.",
  );
const isHostname = (text: string): boolean => domain.safeParse(text).success;
/** A product's page at its vendor, `adobe.com/products/photoshop`, or the vendor's host where the page isn't known. */
const site = z.string().refine((text) => {
  const [host = "", ...path] = text.split("/");
  return isHostname(host) && path.every((part) => /^[\w.~%-]+$/.test(part));
}, "must be a hostname and a path, without scheme, query and trailing slash");
/**
 * Who a company is: the primary domain of its brand in the atlas, its own domain, or, where neither is known for certain,
 * its name in lower case with hyphens. A name alone is several companies'.
 */
export const companyId = z
  .string()
  .refine((text) => isHostname(text) || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text), "must be a domain or a hyphened name");
export const tier = z.enum(TIERS);
const reach = z.union([
  z.literal("global"),
  z.array(z.union([z.enum(REGIONS), z.string().regex(/^[A-Z]{2}$/, "must be a region or an ISO 3166 code")])).min(1),
]);

export const partId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower case with hyphens");
/** What a company is called in a market where it is known by one of its products: `Autodesk Maya`. */
export const as = line;

/** Ids of the parts of a market that a brand is in, what it is known for first. */
export const does = z.array(partId).min(1).max(3);

/** `retired`: nobody can buy it any more; `merged`: another brand carries on what it sold. */
const status = z.enum(["retired", "merged"]);

const brandFields = z.strictObject({
  /** As people say it. */
  name: line,
  /** The primary website first, then what else is the brand's for certain. With `site`, the hosts that lead there. */
  domains: z.array(domain).min(1),
  /** Where it is shown, when that is a page of its vendor's website. */
  site: site.optional(),
  aliases: z.array(line).optional(),
  /** ISO 3166-1 alpha-2 code of where it is from. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166 code"),
  /** Where it is sold. */
  reach,
  /** Where it has its only places, as they are called there, with English names beside: a museum, a restaurant. */
  towns: z.array(line).min(1).optional(),
  /** Price or customer segment, where that tells rivals apart. */
  tier: tier.optional(),
  /** Of its main market. */
  as: as.optional(),
  does: does.optional(),
  /** The parent company, which may have one itself: brands of one chain are sisters, not rivals. */
  owner: companyId.optional(),
  /** The item of Wikidata, where an outside list tells it for one of the domains. */
  wikidata: z
    .string()
    .regex(/^Q[1-9]\d*$/, "must be an item of Wikidata")
    .optional(),
  /** When it is no rival any more. */
  status: status.optional(),
  /** The primary domain of the brand that its domains and names lead to. */
  successor: domain.optional(),
});
/** A brand's line in its main market's file. */
export const brand = brandFields
  .refine(
    (one) => one.status !== "merged" || one.successor !== undefined,
    "is merged into nobody: successor is missing",
  )
  .refine((one) => one.successor === undefined || one.status !== undefined, "has a successor and no status");
export type BrandEntry = z.infer<typeof brand>;
