/** A page's query as Next hands it over: a name written twice comes as a list. */
export type SearchParameters = Record<string, string | string[] | undefined>;
