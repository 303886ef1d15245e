const NAMES = [
  "alt",
  "aria-label",
  "class",
  "content",
  "data-cfemail",
  "href",
  "hreflang",
  "http-equiv",
  "id",
  "itemprop",
  "itemscope",
  "itemtype",
  "lang",
  "media",
  "name",
  "property",
  "rel",
  "role",
  "title",
  "type",
  "typeof",
  "xml:lang",
] as const;

/** The attributes that a reader looks at; a page has ten times as many, which are passed over. */
export type AttributeName = (typeof NAMES)[number];
export type Attributes = Readonly<Partial<Record<AttributeName, string>>>;

const BY_NAME: ReadonlyMap<string, AttributeName> = new Map(NAMES.map((name) => [name, name]));

/** The attribute that a name means as it is written (HTML standard, section 13.1.2.3: in any case). */
export const attributeNamed = (written: string): AttributeName | undefined =>
  BY_NAME.get(written) ?? BY_NAME.get(written.toLowerCase());
