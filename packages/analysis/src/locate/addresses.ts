import { countryNamed } from "../countries";
import file from "./address-layouts.json" with { type: "json" };

interface Layout {
  countries: readonly string[];
  /** Nobody else writes it so. */
  tells: boolean;
  code: string;
  regions?: readonly string[];
  line: string;
}

/** A postcode with its town, as some countries write them. */
export interface PostalTown {
  code: string;
  town: string;
  /** The countries that write it so, by their ISO 3166-1 alpha-2 codes. */
  countries: readonly string[];
  /** Nobody else writes it so. */
  tells: boolean;
}

const LAYOUTS: readonly Layout[] = file.layouts;
/** Words of a town's name: `Byron Bay`, `Frankfurt am Main`, `Ciudad de México`. Bounded, so that a line is searched once. */
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.]{0,30}(?![\\p{L}\\p{M}])";
const TOWN = `(?<town>${WORD}(?:[ -](?:(?:${file.joiners.join("|")})[ -])?${WORD}){0,3})`;
/** A Japanese town ends in the word for what it is. */
const WARDS = "(?<town>[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{1,6}?[市区町村])";
const escaped = (text: string) => text.replace(/[.*+?^${}()|]/g, "\\$&");

const compiled = LAYOUTS.map(({ countries, tells, code, regions, line }) => {
  const region = `(?:${(regions ?? []).map((each) => (each.includes("[") ? each : escaped(each))).join("|")})`;
  const parts = line.replace("{town}", TOWN).replace("{wards}", WARDS).replace("{region}", region);
  // Not inside a word, a number or a decimal.
  const source = `(?<![\\p{L}\\p{M}\\d.,'’-])${parts.replace("{code}", `(?<code>${code})(?![\\d-]|[.,]\\d)`)}`;
  return { countries, tells, pattern: new RegExp(source, "u"), code: new RegExp(`^(?:${code})$`, "u") };
});

/** One country's postcodes in their own form: what a postcode tells without its line. */
const TELLING: ReadonlySet<string> = new Set(["GB", "IE", "CA", "NL", "PL", "PT", "BR", "JP"]);
const STREETS: ReadonlySet<string> = new Set(file.streets);
/** `W 66th St Shawnee`, but not `St Albans`. */
const NUMBER_BEFORE = /\d\p{L}{0,2} ?$/u;
const STOPS: ReadonlySet<string> = new Set(file.stops.map((word) => word.toLowerCase()));
/** `Ciudad de México`: the last word belongs to the name. */
const JOINERS: ReadonlySet<string> = new Set(file.joiners);
const COUNTIES: ReadonlySet<string> = new Set(Object.values(file.countiesOf).flat());
const COPYRIGHT = /©|\(c\)|copyright/i;
const YEAR = /^(?:19[5-9]\d|20[0-4]\d)(?:$| )/;

/** The country whose postcodes alone have this form; `undefined` for plain digits. */
export const countryOfPostcode = (code: string): string | undefined =>
  compiled.find(({ countries, code: form }) => TELLING.has(countries[0] ?? "") && form.test(code.trim()))?.countries[0];

/** A state of the US or of Australia by its abbreviation, with a postcode of that country. */
export function countryOfRegion(region: string, code: string): string | undefined {
  for (const [index, { countries, regions }] of LAYOUTS.entries())
    if (
      (countries[0] === "US" || countries[0] === "AU") &&
      regions?.includes(region) &&
      compiled[index]?.code.test(code)
    )
      return countries[0];
  return undefined;
}

/** What a line tells of postcode and town, by the layouts that fit up to the first that one country alone has. */
export function postalTowns(line: string, language: string | undefined): PostalTown[] {
  const found: PostalTown[] = [];
  for (const { countries, tells, pattern } of compiled) {
    const groups = pattern.exec(line)?.groups;
    const code = groups?.code ?? "";
    if (groups === undefined || (YEAR.test(code) && COPYRIGHT.test(line))) continue;
    const town = townName(withoutStreet(groups.town ?? "", code, line), language, line, countries);
    if (town === undefined) continue;
    found.push({ code, town, countries, tells });
    if (tells) break;
  }
  return found;
}

/** Where no comma parts them, a street stands before the town: `1 Thompson Road Syracuse, NY`. */
function withoutStreet(written: string, code: string, line: string): string {
  // After the postcode comes the town: `8061 St. Radegund`.
  if (line.indexOf(code) < line.indexOf(written)) return written;
  const words = written.split(" ");
  const at = words.findLastIndex((word) => STREETS.has(word.replace(/\.$/, "")));
  if (at < 0 || at === words.length - 1) return written;
  const isStreet = at > 0 || NUMBER_BEFORE.test(line.slice(0, line.indexOf(written)));
  return isStreet ? words.slice(at + 1).join(" ") : written;
}

/** The town alone: without `Tel`, the country, or the letter of a district (`Aarhus C`). */
function townName(
  written: string,
  language: string | undefined,
  line: string,
  countries: readonly string[],
): string | undefined {
  const words = written.split(" ");
  const stop = words.findIndex((word) => STOPS.has(word.replace(/[.:]$/, "").toLowerCase()));
  const kept = stop < 0 ? words : words.slice(0, stop);
  const last = kept.at(-1) ?? "";
  const isJoined = JOINERS.has(kept.at(-2) ?? "");
  if (kept.length > 1 && !isJoined && (last.length === 1 || countryNamed(last, language) !== undefined)) kept.pop();
  const town = kept.join(" ").replace(/[.'’-]$/, "");
  const named = countryNamed(town, language);
  // Luxembourg and Singapore are towns of their own name.
  if (town.length < 2 || (named !== undefined && !countries.includes(named))) return undefined;
  return countries.includes("GB") && isCounty(town) ? beforeCounty(line, town) : town;
}

const isCounty = (name: string) => COUNTIES.has(name) || name.endsWith(file.countyEnding);

/** `Skipton, North Yorkshire, BD23 1AA` → `Skipton`. */
function beforeCounty(line: string, county: string): string | undefined {
  const before = line.slice(0, line.indexOf(county)).split(",");
  const part = before.map((each) => each.trim()).findLast((each) => each !== "") ?? "";
  return new RegExp(`^${WORD}(?:[ -]${WORD}){0,3}$`, "u").test(part) ? part : undefined;
}
