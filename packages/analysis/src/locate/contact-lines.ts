import { countryNamed } from "../countries";
import type { Fact, Findings, PageReading } from "../findings";
import { type PostalTown, postalTowns } from "./addresses";
import { type CountryPhone, phonesIn } from "./phones";
import processors from "./processors.json" with { type: "json" };
import { registrationIn } from "./registrations";

/** A line in which a site's owner gives an address or a number, and what it tells. */
export interface ContactLine {
  fact: Fact;
  /** The imprint, a contact or an about page, a footer, structured data; else a home page's own lines, which may be anything. */
  isOwners: boolean;
  towns: readonly PostalTown[];
  phones: readonly CountryPhone[];
  registration: { name: string; country: string } | undefined;
  /** The country that the line ends with. */
  country: string | undefined;
}

/** Where owners give their address, most trusted first. */
const ORDER: readonly PageReading["kind"][] = ["legal", "contact", "home", "about"];
/** Of a site. */
const MOST_LINES = 100;
/** Structured data may hold more in its place. */
const LONGEST_LINE = 300;
/** To parse a telephone number takes 0.06 ms, and a chain's branches have hundreds. */
const MOST_PHONE_LINES = 30;

/** Every line that gives an address or a number, those of the imprint first; none of a service that the site only uses. */
export function contactLines({ pages }: Findings, language: string | undefined): ContactLine[] {
  return pages
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ facts }) => facts.filter(({ kind, value }) => kind === "contact-line" && !isProcessor(value)))
    .slice(0, MOST_LINES)
    .map((fact, index) => ({ fact, index, line: fact.value.slice(0, LONGEST_LINE) }))
    .map(({ fact, index, line }) => ({
      fact,
      isOwners: fact.source.type !== "line" || fact.source.part !== "page" || fact.pageKind !== "home",
      towns: postalTowns(line, language),
      phones: index < MOST_PHONE_LINES ? phonesIn(line) : [],
      registration: registrationIn(line),
      country: countryNamed(line.slice(line.lastIndexOf(",") + 1), language),
    }));
}

const rank = ({ kind }: PageReading): number => {
  const at = ORDER.indexOf(kind);
  return at < 0 ? ORDER.length : at;
};

/** Privacy notices give the addresses of the services that they speak of. */
function isProcessor(line: string): boolean {
  const lower = line.toLowerCase();
  return processors.some((name) => lower.includes(name));
}
