import kinds from "./kinds.json" with { type: "json" };

/** A kind of place on the map, by an OpenStreetMap tag: `amenity=dentist`. */
export interface Kind {
  key: string;
  value: string;
}

const BY_MARKET: ReadonlyMap<string, readonly Kind[]> = new Map(
  Object.entries(kinds).map(([market, tags]) => [market, tags.map(parseTag)]),
);

/** The kinds of place that are businesses of a market of the atlas, by its id; none where the map has no tag for them. */
export const kindsOf = (market: string): readonly Kind[] => BY_MARKET.get(market) ?? [];

/** The ids of the markets that the map has tags for. */
export const mappedMarkets = (): string[] => [...BY_MARKET.keys()];

/** The code of the message that calls a kind by its name: `map.amenity=dentist`. */
export const kindCode = ({ key, value }: Kind): string => `map.${key}=${value}`;

function parseTag(tag: string): Kind {
  const [key = "", value = ""] = tag.split("=");
  return { key, value };
}
