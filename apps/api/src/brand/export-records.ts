import {
  type Brand,
  type Competitor,
  competitorsToCell,
  type ExportKind,
  type PrivateHosts,
  type Prompt,
  promptsToCell,
  textsToCell,
} from "@marque/schema";

/** A brand with everything in it. */
export interface WholeBrand extends Pick<Brand, "id" | "name" | "domains" | "aliases" | "enabled"> {
  competitors: Competitor[];
  prompts: Prompt[];
}

/** What of a brand is written: objects as JSON, or rows of cells by `EXPORT_COLUMNS`. */
interface Records {
  objects: (brand: WholeBrand) => object[];
  rows: (brand: WholeBrand) => string[][];
}

const flag = (enabled: boolean): string => (enabled ? "yes" : "no");

/** @param privateHosts count as domains, so that names that look like them are marked. */
export const createRecords = (privateHosts: PrivateHosts): Record<ExportKind, Records> => ({
  // As `POST /brands` takes it, and `enabled`.
  brands: {
    objects: ({ id, name, domains, aliases, competitors, prompts, enabled }) => [
      { id, name, domains, aliases, competitors, prompts, enabled },
    ],
    rows: ({ id, name, domains: [website = "", ...others], aliases, competitors, prompts, enabled }) => [
      [
        ...[id, name, website, textsToCell(others), textsToCell(aliases)],
        ...[competitorsToCell(competitors, privateHosts), promptsToCell(prompts), flag(enabled)],
      ],
    ],
  },
  competitors: {
    objects: ({ id, name, competitors }) =>
      competitors.map((each) => ({ brandId: id, brandName: name, competitor: each.name, ...domainsAndAliases(each) })),
    rows: ({ id, name, competitors }) =>
      competitors.map((each) => [id, name, each.name, textsToCell(each.domains), textsToCell(each.aliases)]),
  },
  prompts: {
    objects: ({ id, name, prompts }) => prompts.map((each) => ({ brandId: id, brandName: name, ...each })),
    rows: ({ id, name, prompts }) =>
      prompts.map(({ prompt, tags, enabled }) => [id, name, prompt, tags.join("; "), flag(enabled)]),
  },
});

const domainsAndAliases = ({ domains, aliases }: Competitor) => ({ domains, aliases });
