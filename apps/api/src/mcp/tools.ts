import { analysisHints, type Contract } from "@marque/schema";
import type { z } from "zod";
import type { Access, Mutation, Query } from "../action/action";
import type { Actions } from "../actions";

/** A tool: a line that says to a model what an action is for. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  action: Query<Access, z.ZodType, z.ZodType> | Mutation<Access, z.ZodType, z.ZodType>;
  /** What it takes, when that isn't the action's input as it is. */
  takes?: z.ZodType;
  /** The action's input, of what the tool takes. */
  input?: (taken: Record<string, unknown>) => unknown;
  /** It may overwrite or remove what is there. */
  isDestructive?: true;
  /** It reaches beyond what is stored, into the web. */
  isOpenWorld?: true;
}

/** The tools, few enough to be read whole by a model. */
export const createTools = ({ analysis, brand, market }: Actions, { analysisInput }: Contract): readonly Tool[] => [
  {
    name: "analyze_website",
    title: "Analyse a website",
    description:
      "Reads a brand's website and suggests its name, other domains, aliases, competitors and the prompts that buyers " +
      "type into AI assistants, each with its evidence. Stores nothing; takes up to 20 seconds.",
    action: analysis.run,
    takes: analysisInput.extend(analysisHints.shape),
    input: ({ market: markets, about, ...site }) => ({
      site,
      ...(markets === undefined ? {} : { market: markets }),
      ...(about === undefined ? {} : { about }),
    }),
    isOpenWorld: true,
  },
  {
    name: "find_markets",
    title: "Find markets",
    description:
      "Finds the markets that a business can be placed in, by words; their ids are hints for analyze_website.",
    action: market.search,
  },
  {
    name: "list_brands",
    title: "List brands",
    description: "The workspace's brands, newest first, a page at a time; `q` searches them.",
    action: brand.list,
  },
  {
    name: "get_brand",
    title: "Get a brand",
    description:
      "One brand by its id: name, domains (the first is the primary website), aliases, whether it is enabled.",
    action: brand.get,
  },
  {
    name: "list_competitors",
    title: "List a brand's competitors",
    description: "A brand's competitors with their domains and aliases, in their order.",
    action: brand.competitors,
  },
  {
    name: "list_prompts",
    title: "List a brand's prompts",
    description: "The prompts that are tracked for a brand, with their tags, in their order.",
    action: brand.prompts,
  },
  {
    name: "create_brand",
    title: "Create a brand",
    description:
      "Stores a brand with its competitors and prompts, all or nothing. `competitors` and `suggestedPrompts` of " +
      "analyze_website can be given as they are.",
    action: brand.create,
  },
  {
    name: "update_brand",
    title: "Change a brand",
    description: "Changes what is given of a brand. A list replaces the list that was: give the whole of it.",
    action: brand.update,
    isDestructive: true,
  },
];
