import type { BrandSort } from "@marque/schema";
import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";

/** Which brands are listed. */
export const STATES = ["all", "enabled", "disabled", "removed"] as const;
export type ListState = (typeof STATES)[number];

export const SORTS = [
  "-createdAt",
  "createdAt",
  "name",
  "-name",
  "-updatedAt",
  "updatedAt",
] as const satisfies readonly BrandSort[];

/** Columns that can be left out, in their order. */
export const COLUMNS = ["competitors", "prompts", "domains", "changedBy", "updatedAt", "createdAt"] as const;
export type ColumnName = (typeof COLUMNS)[number];
export const isColumn = (name: string): name is ColumnName => COLUMNS.some((each) => each === name);

const SHOWN_AT_FIRST: ColumnName[] = ["competitors", "prompts", "domains", "updatedAt"];

/** What of the list is shown. It lives in the address, so that it can be sent, kept and come back to. */
export const LIST_ADDRESS = {
  q: parseAsString.withDefault(""),
  state: parseAsStringLiteral(STATES).withDefault("all").withOptions({ history: "push" }),
  sort: parseAsStringLiteral(SORTS).withDefault("-createdAt"),
  columns: parseAsArrayOf(parseAsStringLiteral(COLUMNS)).withDefault(SHOWN_AT_FIRST),
};
export type ListView = inferParserType<typeof LIST_ADDRESS>;

export const readListView = createLoader(LIST_ADDRESS);
/** What stands behind the address of the list, `?` included; nothing for the list as it is at first. */
export const writeListView = createSerializer(LIST_ADDRESS);

/** Brands that are asked for at a time. */
const PAGE = 100;
/** Longer than anything that could be found. */
const LONGEST_SEARCH = 200;

/** What the API is asked for a view. */
export function overviewQuery({ q, state, sort }: ListView) {
  const words = q.trim().slice(0, LONGEST_SEARCH);
  return {
    limit: PAGE,
    sort,
    ...(words === "" ? {} : { q: words }),
    ...(state === "enabled" || state === "disabled" ? { enabled: state === "enabled" } : {}),
  };
}

/** The page behind another, of any list that is read by cursors. */
export const cursorBehind = ({ nextCursor }: { nextCursor: string | null }) => nextCursor;
