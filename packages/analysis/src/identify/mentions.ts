import { reasonOfFact } from "../explain/reason-of-fact";
import type { Fact, PageReading, Reason } from "../findings";
import { NAME_SOURCES } from "../weights";

/** Words that may be the brand's name, and how far to believe them. */
export interface Mention {
  /** A logo is a link to the site's own root. */
  kind: Fact["kind"] | "logo";
  /** As it stands on the page. */
  text: string;
  weight: number;
  /** Mentions of one source say it once. */
  source: string;
  reason: Reason;
  quote: string;
  url: string;
}

const SOURCES: Readonly<Partial<Record<Fact["kind"], keyof typeof NAME_SOURCES>>> = {
  "site-name": "siteName",
  organization: "organization",
  "application-name": "applicationName",
  title: "title",
  "legal-name": "legalName",
  "short-name": "shortName",
  heading: "heading",
  "alternate-name": "alternateName",
};
const MOST_LOGOS = 5;

const isMainHeading = ({ source }: Fact) => source.type === "heading" && source.level === "h1";

/** Everything on the pages that may name the brand. */
export function mentionsOf(readings: readonly PageReading[], manifestFacts: readonly Fact[]): Mention[] {
  const facts = [...readings.flatMap((reading) => reading.facts), ...manifestFacts];
  const named = facts.flatMap((fact): Mention[] => {
    const source = SOURCES[fact.kind];
    if (source === undefined || (fact.kind === "heading" && !isMainHeading(fact))) return [];
    const central = fact.pageKind === "home" || fact.pageKind === "manifest";
    return [
      {
        kind: fact.kind,
        text: fact.value,
        weight: NAME_SOURCES[source] * (central ? 1 : NAME_SOURCES.otherPage),
        source: central ? fact.kind : `${fact.kind} ${fact.pageKind}`,
        reason: reasonOfFact(fact),
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
    weight: NAME_SOURCES.logo,
    source: "logo",
    reason: { code: "fact.logo", params: {} },
    quote: text,
    url: home.url,
  }));
}
