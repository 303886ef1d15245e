import { z } from "zod";
import {
  aliases,
  aliasesBeside,
  createCompetitorAddition,
  createCompetitorChanges,
  createCompetitors,
} from "./competitor";
import { fault } from "./fault";
import { createDomain, type PrivateHosts } from "./hostname";
import { prompts } from "./prompt";
import { uniqueBy } from "./same-text";
import { text } from "./text";

/** The caller's own id of a brand; unique in its workspace, case-sensitive. */
export const brandId = z
  .string()
  .min(1)
  .max(200)
  .refine((value) => /^[A-Za-z0-9._~:@-]*$/.test(value), fault("id"))
  .meta({
    description: "The caller's own id: unique in the workspace, case-sensitive.",
    pattern: "^[A-Za-z0-9._~:@-]+$",
    examples: ["acme"],
  });

/** Of a new brand: a path may end in any other id, but clients resolve these two away (RFC 3986 section 5.2.4). */
const newBrandId = brandId.refine((id) => id !== "." && id !== "..", fault("dots"));

/** Date and time in UTC with milliseconds, `2026-01-31T09:30:00.000Z` (ISO 8601). */
export const timestamp = z.iso.datetime({ precision: 3 });

/** A brand as every transport answers it: exactly these eight fields. */
export const brand = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    /** The first is the primary website. */
    domains: z.array(z.string()),
    aliases: z.array(z.string()),
    enabled: z.boolean(),
    onboarded: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: "Brand" });
export type Brand = z.infer<typeof brand>;

/** The entity tag of a brand (RFC 9110 section 8.8.3): `updatedAt` grows with every change, so it is one. */
export const brandETag = ({ updatedAt }: Pick<Brand, "updatedAt">): string => `"${updatedAt}"`;

/** The schema of 1–100 domains, the first the primary website; repeats collapse onto the first. */
const createDomains = (domain: ReturnType<typeof createDomain>) =>
  z
    .array(domain)
    .min(1)
    .max(100)
    .transform((values) => uniqueBy(values, (value) => value));

/** What is refined: zod does that also where some value is too long or empty, and then the list is as it was written. */
interface WithDomains {
  domains?: readonly string[] | undefined;
}

/** A competitor that claims a domain of the brand is a mistake that nobody could mend later by looking at it. */
function refuseSharedDomains(
  written: WithDomains & { competitors?: readonly WithDomains[] | undefined },
  context: z.RefinementCtx,
): void {
  const own = new Set(written.domains);
  written.competitors?.forEach((competitor, index) => {
    const shared = competitor.domains?.find((each) => own.has(each));
    if (shared !== undefined)
      context.addIssue({
        code: "custom",
        path: ["competitors", index, "domains"],
        ...fault("own-domain", { value: shared }),
      });
  });
}

/** The schemas of what a caller writes of a brand. @param privateHosts count as domains. */
export function createBrandSchemas(privateHosts: PrivateHosts) {
  const domain = createDomain(privateHosts);

  /** The fields of a brand that a caller writes. The form takes its fields from here. */
  const brandFields = z.strictObject({
    id: newBrandId,
    name: text(200),
    domains: createDomains(domain).meta({
      description:
        "The first is the primary website, the rest are additional domains. Hostnames or http(s) URLs; stored as lower-case ASCII hostnames without `www.`.",
      examples: [["acme.com", "acme.de"]],
    }),
    aliases: aliases.optional().meta({ description: "Other names that people use." }),
    competitors: createCompetitors(domain).optional().meta({
      description: "Names, or objects with domains and aliases. Those of an analysis can be sent as they are.",
    }),
    prompts: prompts.optional().meta({
      description:
        "Texts, or objects with tags and a switch. `suggestedPrompts` of an analysis can be sent as they are.",
    }),
  });

  /**
   * What `POST /brands` takes; its output is complete: every list is there, cleaned. Ids of competitors and prompts, as the
   * lists of another brand show them, count for nothing: the new ones get new ids.
   */
  const brandCreate = brandFields.superRefine(refuseSharedDomains).transform((input) => ({
    ...input,
    aliases: aliasesBeside(input.name, input.aliases ?? []),
    competitors: (input.competitors ?? []).map(({ id: _, ...competitor }) => competitor),
    prompts: (input.prompts ?? []).map(({ id: _, ...prompt }) => prompt),
  }));

  /** What may be changed: any of these, at least one; a list replaces the list that was. */
  const brandChanges = brandFields
    .omit({ id: true })
    .partial()
    .extend({ enabled: z.boolean().optional() })
    .superRefine((changes, context) => {
      if (Object.values(changes).every((value) => value === undefined))
        context.addIssue({ code: "custom", path: [], ...fault("nothing-changed") });
      refuseSharedDomains(changes, context);
    });

  return {
    brandFields,
    brandCreate,
    brandChanges,
    competitorAddition: createCompetitorAddition(domain),
    competitorChanges: createCompetitorChanges(domain),
  };
}

type BrandSchemas = ReturnType<typeof createBrandSchemas>;
export type BrandCreate = z.output<BrandSchemas["brandCreate"]>;
export type BrandCreateInput = z.input<BrandSchemas["brandCreate"]>;
export type BrandChanges = z.output<BrandSchemas["brandChanges"]>;
export type CompetitorChanges = z.output<BrandSchemas["competitorChanges"]>;
