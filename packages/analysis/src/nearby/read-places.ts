import type { NearbyPlace } from "../findings";
import { type Kind, kindCode } from "./kinds";
import { isNestedDeeper } from "./nesting";
import { MOST_PLACES } from "./overpass-query";

/** OpenStreetMap's own limit for a value. */
const LONGEST_VALUE = 255;
/** An answer has its tags four brackets deep. */
const DEEPEST = 8;
const TYPES: readonly unknown[] = ["node", "way", "relation"];
/** The keys under which a website stands, best first. */
const WEBSITE_KEYS = ["website", "contact:website", "url"];

type Fields = Readonly<Record<string, unknown>>;

/**
 * The places of an Overpass answer (JSON). Of those that are no place of the kinds with a name and a website nothing is
 * taken, nor of what is beyond the number asked for. `undefined` for what is no such answer, and for one that the server
 * broke off: that says 200 and has a remark of its error.
 */
export function readPlaces(json: string, kinds: readonly Kind[]): NearbyPlace[] | undefined {
  const answer = isNestedDeeper(json, DEEPEST) ? undefined : parsed(json);
  if (!isFields(answer) || !Array.isArray(answer.elements)) return undefined;
  if (typeof answer.remark === "string" && answer.remark.includes("error")) return undefined;
  return answer.elements.slice(0, MOST_PLACES).flatMap((element: unknown) => placeOf(element, kinds) ?? []);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // An error page, or half an answer.
    return undefined;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function placeOf(element: unknown, kinds: readonly Kind[]): NearbyPlace | undefined {
  if (!isFields(element) || !isFields(element.tags)) return undefined;
  const { type, id, tags } = element;
  if (!TYPES.includes(type) || !Number.isSafeInteger(id)) return undefined;
  const name = nameIn(tags);
  const website = WEBSITE_KEYS.map((key) => textIn(tags, key)).find((value) => value !== undefined);
  const kind = kinds.find(({ key, value }) => tags[key] === value);
  if (name === undefined || website === undefined || kind === undefined) return undefined;
  return {
    name,
    website,
    kind: kindCode(kind),
    url: `https://www.openstreetmap.org/${type}/${id}`,
    position: positionIn(element) ?? (isFields(element.center) ? positionIn(element.center) : undefined) ?? null,
  };
}

/** `Acme Dental Leeds Centre` of the brand `Acme Dental` is one of a chain, which is known by the brand's name. */
function nameIn(tags: Fields): string | undefined {
  const name = textIn(tags, "name");
  const brand = textIn(tags, "brand");
  return brand !== undefined && name?.toLowerCase().startsWith(`${brand.toLowerCase()} `) === true ? brand : name;
}

/** A tag's value in one line. Longer ones are none of OpenStreetMap's, and control characters none of a name's or address's. */
function textIn(tags: Fields, key: string): string | undefined {
  const value = tags[key];
  if (typeof value !== "string" || value.length > LONGEST_VALUE) return undefined;
  const text = value.normalize("NFC").trim().replace(/\s+/gu, " ");
  return text === "" || /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text) ? undefined : text;
}

function positionIn({ lat, lon }: Fields): NearbyPlace["position"] | undefined {
  if (typeof lat !== "number" || typeof lon !== "number") return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { latitude: lat, longitude: lon } : undefined;
}
