import {
  type AnalysisResult,
  aliasesBeside,
  type BrandSuggestions,
  type Competitor,
  type Dismissal,
  type Prompt,
  type SuggestedField,
  sameText,
  uniqueBy,
  type WholeBrand,
} from "@marque/schema";

interface Shared {
  /** What a person reads: a name, a domain, a prompt. */
  label: string;
  /** What it is dismissed by. */
  dismissal: Dismissal;
}

/** One thing that an analysis would have otherwise. Nothing of it is done until a person takes it. */
export type Piece = Shared &
  (
    | { kind: "rename"; name: string }
    | { kind: "add"; field: "domains" | "aliases"; value: string }
    | { kind: "addCompetitor"; competitor: Competitor }
    | { kind: "extendCompetitor"; id: string; domains: string[]; aliases: string[] }
    | { kind: "addPrompt"; prompt: Prompt }
    | { kind: "drop"; field: "domains" | "aliases"; value: string }
    | { kind: "dropItem"; part: "competitors" | "prompts"; id: string }
  );

const LONGEST_VALUE = 500;

const dismissalOf = (field: SuggestedField, change: Dismissal["change"], value: string): Dismissal => ({
  field,
  change,
  value: value.slice(0, LONGEST_VALUE),
});

const holds = (values: readonly string[], value: string): boolean =>
  values.some((each) => sameText(each) === sameText(value));

/**
 * What an analysis would add, take out and change of a brand, without what was dismissed. A value counts as gone only when
 * the analysis before suggested it, this one does not, and it stands as it was suggested: what a person wrote or edited is
 * never up for removal.
 */
export function piecesOf(whole: WholeBrand, result: AnalysisResult, { last, dismissed }: BrandSuggestions): Piece[] {
  const unwanted = new Set(dismissed.map(keyOf));
  return [
    ...renamed(whole, result),
    ...added(whole, result),
    ...extended(whole, result),
    ...gone(whole, result, last),
  ].filter(({ dismissal }) => !unwanted.has(keyOf(dismissal)));
}

export const keyOf = ({ field, change, value }: Dismissal): string => JSON.stringify([field, change, sameText(value)]);

const renamed = ({ brand }: WholeBrand, { brandName }: AnalysisResult): Piece[] =>
  sameText(brandName) === sameText(brand.name) || holds(brand.aliases, brandName)
    ? []
    : [{ kind: "rename", name: brandName, label: brandName, dismissal: dismissalOf("name", "changed", brandName) }];

function added({ brand, competitors, prompts }: WholeBrand, result: AnalysisResult): Piece[] {
  const taken = new Set([...brand.domains, ...competitors.flatMap(({ domains }) => domains)]);
  const domains = [result.website, ...result.additionalDomains].filter((domain) => !taken.has(domain));
  const aliases = aliasesBeside(brand.name, result.aliases).filter((alias) => !holds(brand.aliases, alias));
  const news = result.competitors.filter((each) => matchOf(competitors, each) === undefined);
  const texts = prompts.map(({ prompt }) => prompt);
  const simple = (field: "domains" | "aliases", value: string): Piece => ({
    ...{ kind: "add", field, value, label: value },
    dismissal: dismissalOf(field, "added", value),
  });
  return [
    ...domains.map((domain) => simple("domains", domain)),
    ...aliases.map((alias) => simple("aliases", alias)),
    ...news.map((each): Piece => {
      // A domain that is the brand's or another's by now would have the whole refused.
      const competitor = { ...each, domains: each.domains.filter((domain) => !taken.has(domain)) };
      return {
        ...{ kind: "addCompetitor", competitor, label: each.name },
        dismissal: dismissalOf("competitors", "added", each.name),
      };
    }),
    ...result.suggestedPrompts
      .filter(({ prompt }) => !holds(texts, prompt))
      .map(
        (each): Piece => ({
          ...{ kind: "addPrompt", prompt: { ...each, enabled: true }, label: each.prompt },
          dismissal: dismissalOf("prompts", "added", each.prompt),
        }),
      ),
  ];
}

/** The competitor that is meant: of the same name, or with one of its domains. */
const matchOf = <C extends Competitor>(competitors: readonly C[], { name, domains }: Competitor): C | undefined =>
  competitors.find((each) => sameText(each.name) === sameText(name)) ??
  competitors.find((each) => each.domains.some((domain) => domains.includes(domain)));

function extended({ brand, competitors }: WholeBrand, result: AnalysisResult): Piece[] {
  const taken = new Set([...brand.domains, ...competitors.flatMap(({ domains }) => domains)]);
  return result.competitors.flatMap((suggested): Piece[] => {
    const match = matchOf(competitors, suggested);
    if (match === undefined) return [];
    const domains = suggested.domains.filter((domain) => !taken.has(domain));
    const names = sameText(suggested.name) === sameText(match.name) ? [] : [suggested.name];
    const aliases = aliasesBeside(match.name, [...names, ...suggested.aliases]).filter(
      (alias) => !holds(match.aliases, alias),
    );
    const additions = [...domains, ...aliases];
    if (additions.length === 0) return [];
    const label = `${match.name}: ${additions.join(", ")}`;
    return [
      {
        ...{ kind: "extendCompetitor", id: match.id, domains, aliases, label },
        dismissal: dismissalOf("competitors", "changed", label),
      },
    ];
  });
}

function gone(
  { brand, competitors, prompts }: WholeBrand,
  result: AnalysisResult,
  last: BrandSuggestions["last"],
): Piece[] {
  if (last === null) return [];
  const before = last.result;
  const now = {
    domains: [result.website, ...result.additionalDomains],
    competitors: result.competitors.map(({ name }) => name),
    prompts: result.suggestedPrompts.map(({ prompt }) => prompt),
  };
  const drop = (field: "domains" | "aliases", value: string): Piece => ({
    ...{ kind: "drop", field, value, label: value },
    dismissal: dismissalOf(field, "gone", value),
  });
  const asSuggested = ({ name, domains, aliases }: Competitor) => JSON.stringify([name, domains, aliases]);
  const suggested = new Set(before.competitors.map(asSuggested));
  const withTags = ({ prompt, tags }: Pick<Prompt, "prompt" | "tags">) => JSON.stringify([prompt, tags]);
  const prompted = new Set(before.suggestedPrompts.map(withTags));
  return [
    // The first is the website itself, which is never in doubt here.
    ...brand.domains
      .slice(1)
      .filter((domain) => before.additionalDomains.includes(domain) && !now.domains.includes(domain))
      .map((domain) => drop("domains", domain)),
    ...brand.aliases
      .filter((alias) => before.aliases.includes(alias) && !holds(result.aliases, alias))
      .map((alias) => drop("aliases", alias)),
    ...competitors
      .filter((each) => suggested.has(asSuggested(each)) && !holds(now.competitors, each.name))
      .map(
        ({ id, name }): Piece => ({
          ...{ kind: "dropItem", part: "competitors", id, label: name },
          dismissal: dismissalOf("competitors", "gone", name),
        }),
      ),
    ...prompts
      .filter((each) => prompted.has(withTags(each)) && !holds(now.prompts, each.prompt))
      .map(
        ({ id, prompt }): Piece => ({
          ...{ kind: "dropItem", part: "prompts", id, label: prompt },
          dismissal: dismissalOf("prompts", "gone", prompt),
        }),
      ),
  ];
}

/** The brand with some pieces taken. @param nextId gives the ids of what is added. */
export function takePieces(whole: WholeBrand, pieces: readonly Piece[], nextId: () => string): WholeBrand {
  return pieces.reduce((taken, piece) => takePiece(taken, piece, nextId), whole);
}

function takePiece(whole: WholeBrand, piece: Piece, nextId: () => string): WholeBrand {
  const { brand, competitors, prompts } = whole;
  const withBrand = (changes: Partial<WholeBrand["brand"]>): WholeBrand => ({
    ...whole,
    brand: { ...brand, ...changes },
  });
  switch (piece.kind) {
    case "rename":
      return withBrand({ name: piece.name, aliases: aliasesBeside(piece.name, brand.aliases) });
    case "add":
      return withBrand({ [piece.field]: uniqueBy([...brand[piece.field], piece.value], sameText) });
    case "drop":
      return withBrand({ [piece.field]: brand[piece.field].filter((each) => each !== piece.value) });
    case "addCompetitor":
      return { ...whole, competitors: [...competitors, { id: nextId(), ...piece.competitor }] };
    case "extendCompetitor":
      return {
        ...whole,
        competitors: competitors.map((each) =>
          each.id === piece.id
            ? {
                ...each,
                domains: uniqueBy([...each.domains, ...piece.domains], sameText),
                aliases: uniqueBy([...each.aliases, ...piece.aliases], sameText),
              }
            : each,
        ),
      };
    case "addPrompt":
      return { ...whole, prompts: [...prompts, { id: nextId(), ...piece.prompt }] };
    case "dropItem":
      return {
        ...whole,
        [piece.part]: whole[piece.part].filter(({ id }: { id: string }) => id !== piece.id),
      };
  }
}
