import { type Kind, kindsOf } from "./kinds";
import type { NearbyQuestion } from "./question";

/** As many as make ten rivals once chains and those without a site of their own are left out. */
export const MOST_PLACES = 60;
/** The longest name of a place on earth has 85 letters. */
const LONGEST_TOWN = 85;
const COUNTRY = /^[A-Z]{2}$/;
/** Not in a town's name, whatever a page says: control and format characters, halves of surrogates, unassigned. */
const NOT_IN_NAMES = /\p{C}/u;
/** Seconds of the server's own time, by which it also tells whether it has room: its usual 180 are turned away first. */
const SERVER_SECONDS = 3;

/**
 * The question in Overpass QL: places with a name and a website, of the market's kinds, inside the boundaries of that name
 * in the country. `undefined` when it can't be asked: the map has no tag for the market, or the town is none.
 *
 * The town is found as a relation, for the language has no areas inside areas.
 */
export function overpassQuery({ market, country, town }: NearbyQuestion): string | undefined {
  if (town.length > LONGEST_TOWN * 2) return undefined;
  const name = asOnMap(town.normalize("NFC").trim());
  const kinds = kindsOf(market);
  if (kinds.length === 0 || !COUNTRY.test(country)) return undefined;
  if (name === "" || name.length > LONGEST_TOWN || NOT_IN_NAMES.test(name)) return undefined;
  return [
    `[out:json][timeout:${SERVER_SECONDS}];`,
    `area["ISO3166-1"=${quoted(country)}]->.country;`,
    `rel(area.country)["boundary"="administrative"]["name"=${quoted(name)}];`,
    "map_to_area->.town;",
    `(${kinds.map(inTown).join("")});`,
    `out tags center ${MOST_PLACES};`,
  ].join("\n");
}

/** Addresses are often written in capitals, names on the map never: `NEW YORK` is `New York` there. */
function asOnMap(town: string): string {
  if (town !== town.toUpperCase() || !/\p{Lu}{2}/u.test(town)) return town;
  return town.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

const inTown = ({ key, value }: Kind): string =>
  `nwr[${quoted(key)}=${quoted(value)}]["name"][~"^(contact:)?(website|url)$"~"."](area.town);`;

/** A string of Overpass QL, in which a backslash makes the next character mean itself. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
