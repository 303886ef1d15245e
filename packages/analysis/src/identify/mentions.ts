import type { Fact, PageReading } from "../facts";
import { whereFound } from "./wording";

/** Words that may be the brand's name, and how far to believe them. */
export interface Mention {
  /** A logo is a link to the site's own root. */
  kind: Fact["kind"] | "logo";
  /** As it stands on the page. */
  text: string;
  weight: number;
  /** Mentions of one source say it once. */
  source: string;
  /** For the evidence. */
  where: string;
  quote: string;
  url: string;
}

const WEIGHTS: Readonly<Partial<Record<Fact["kind"], number>>> = {
  "site-name": 5,
  organization: 5,
  "application-name": 4.5,
  title: 3,
  "legal-name": 2.5,
  "short-name": 2,
  heading: 1,
  "alternate-name": 0.5,
};
/** The picture in the corner that leads home says whose site it is. */
const LOGO_WEIGHT = 3;
const MOST_LOGOS = 5;
/** Other pages agree or don't; they are asked after the home page. */
const OTHER_PAGE = 0.3;

/** Everything on the pages that may name the brand. */
export function mentionsOf(readings: readonly PageReading[], manifestFacts: readonly Fact[]): Mention[] {
  const facts = [...readings.flatMap((reading) => reading.facts), ...manifestFacts];
  const named = facts.flatMap((fact): Mention[] => {
    const weight = WEIGHTS[fact.kind];
    if (weight === undefined || (fact.kind === "heading" && fact.where !== "h1")) return [];
    const central = fact.pageKind === "home" || fact.pageKind === "manifest";
    return [
      {
        kind: fact.kind,
        text: fact.value,
        weight: central ? weight : weight * OTHER_PAGE,
        source: central ? fact.kind : `${fact.kind} ${fact.pageKind}`,
        where: whereFound(fact),
        quote: fact.quote,
        url: fact.url,
      },
    ];
  });
  return [...named, ...readings.filter(({ kind }) => kind === "home").flatMap(logos)];
}

/** Links to the site's own root that aren't in the footer: `<a href="/"><img alt="Acme"></a>`. */
function logos(home: PageReading): Mention[] {
  const root = new URL("/", home.url).hostname.replace(/^www\./, "");
  const links = home.links.filter(({ url, text, region }) => {
    const target = new URL(url);
    return (
      region !== "footer" &&
      text !== "" &&
      target.hostname.replace(/^www\./, "") === root &&
      target.pathname === "/" &&
      target.search === ""
    );
  });
  return links.slice(0, MOST_LOGOS).map(({ text }) => ({
    kind: "logo",
    text,
    weight: LOGO_WEIGHT,
    source: "logo",
    where: "logo or link on the home page that leads to the site's start",
    quote: text,
    url: home.url,
  }));
}
