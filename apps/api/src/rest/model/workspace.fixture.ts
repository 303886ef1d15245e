import type { Brand } from "@marque/schema";
import {
  type Competitor,
  cleanAliases,
  cleanBrandDomains,
  cleanCompetitor,
  cleanCompetitors,
  cleanDomains,
  cleanPrompt,
  cleanPrompts,
  cleanTags,
  cleanText,
  fold,
  type Prompt,
  Refused,
  readable,
  same,
} from "./clean.fixture";
import type { Operation } from "./operations.fixture";

/** A brand as it must be stored. An item without an id is new: whatever id it got is its own from then on. */
export interface ModelBrand {
  fields: Omit<Brand, "createdAt" | "updatedAt">;
  createdAt: string;
  updatedAt: string;
  /** Entity tag before the last change. */
  staleTag: string;
  competitors: Competitor[];
  prompts: Prompt[];
}

/** What a call must answer, beside its times and new ids. */
export interface Outcome {
  status: number;
  /** The item or items that it answers. */
  item?: Competitor | Prompt | Prompt[];
}
type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

/** Thrown where a call ends. */
class Ended extends Error {
  constructor(readonly status: number) {
    super(`${status}`);
  }
}

const ELSEWHERE = '"2000-01-01T00:00:00.000Z"';
export const tagOf = ({ updatedAt }: Pick<ModelBrand, "updatedAt">) => `"${updatedAt}"`;

/** A workspace in memory, by the contract. */
export class ModelWorkspace {
  readonly brands = new Map<string, ModelBrand>();
  /** Calls that changed something. */
  changes = 0;

  ifMatch(id: string, which: string): string | undefined {
    const brand = this.brands.get(id);
    const tags: Record<string, string> = {
      "*": "*",
      current: brand ? tagOf(brand) : "*",
      stale: brand?.staleTag ?? ELSEWHERE,
    };
    return tags[which];
  }

  /** Does what an operation must do, and says what it must answer. */
  apply(operation: Exclude<Operation, { kind: "list" }>): Outcome {
    try {
      const outcome = this.#apply(operation);
      this.changes += 1;
      return outcome;
    } catch (error) {
      if (error instanceof Refused) return { status: 400 };
      if (error instanceof Ended) return { status: error.status };
      throw error;
    }
  }

  list({ q, enabled, sort = "-createdAt" }: Of<"list">["query"]): ModelBrand[] {
    const words = (q ?? "").split(" ").map((word) => fold(word.replace(/^www\./, "")));
    const keyOf = (brand: ModelBrand) =>
      sort.endsWith("name") ? fold(brand.fields.name) : sort.endsWith("createdAt") ? brand.createdAt : brand.updatedAt;
    const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
    const sorted = [...this.brands.values()]
      .filter(({ fields }) => enabled === undefined || fields.enabled === enabled)
      .filter(({ fields: { id, name, aliases, domains } }) => {
        const lines = [name, id, ...aliases, ...domains, ...domains.map(readable)].map(fold);
        return words.every((word) => lines.some((line) => line.includes(word)));
      })
      .sort((one, other) => order(keyOf(one), keyOf(other)) || order(one.fields.id, other.fields.id));
    return sort.startsWith("-") ? sorted.reverse() : sorted;
  }

  #apply(operation: Exclude<Operation, { kind: "list" }>): Outcome {
    switch (operation.kind) {
      case "create":
        return this.#create(operation);
      case "update":
        return this.#update(operation);
      case "remove":
        this.#held(operation);
        this.brands.delete(operation.id);
        return { status: 204 };
      case "addCompetitor":
        return this.#addCompetitor(operation);
      case "changeCompetitor":
        return this.#changeCompetitor(operation);
      case "removeCompetitor": {
        const { competitors } = this.#held(operation);
        this.#removeAt(competitors, operation.place);
        return { status: 204 };
      }
      case "addPrompt": {
        const prompt = cleanPrompt(operation.fields);
        return { status: 201, item: this.#addPrompts(operation, [prompt])[0] ?? prompt };
      }
      case "addPrompts": {
        const prompts = cleanPrompts(operation.prompts);
        if (prompts.length === 0) throw new Refused("nothing");
        return { status: 201, item: this.#addPrompts(operation, prompts) };
      }
      case "changePrompt":
        return this.#changePrompt(operation);
      case "removePrompt": {
        const { prompts } = this.#held(operation);
        this.#removeAt(prompts, operation.place);
        return { status: 204 };
      }
    }
  }

  #create({ id, fields }: Of<"create">): Outcome {
    if (id === "..") throw new Refused(id);
    const domains = cleanBrandDomains(fields.domains);
    const competitors = cleanCompetitors(fields.competitors ?? []);
    const prompts = cleanPrompts(fields.prompts ?? []);
    refuseShared(domains, competitors);
    if (this.brands.has(id)) throw new Ended(409);
    const name = fields.name.trim();
    const aliases = cleanAliases(fields.aliases ?? [], name);
    this.brands.set(id, {
      fields: { id, name, domains, aliases, enabled: true, onboarded: true },
      createdAt: "",
      updatedAt: "",
      staleTag: ELSEWHERE,
      competitors,
      prompts,
    });
    return { status: 201 };
  }

  #update(operation: Of<"update">): Outcome {
    const { changes } = operation;
    if (Object.keys(changes).length === 0) throw new Refused("nothing");
    const domains = changes.domains && cleanBrandDomains(changes.domains);
    const competitors = changes.competitors && cleanCompetitors(changes.competitors);
    const prompts = changes.prompts && cleanPrompts(changes.prompts);
    if (domains && competitors) refuseShared(domains, competitors);
    const brand = this.#held(operation);
    const { fields } = brand;
    if (domains || competitors) refuseShared(domains ?? fields.domains, competitors ?? brand.competitors);
    const name = changes.name?.trim() ?? fields.name;
    brand.fields = {
      ...fields,
      name,
      domains: domains ?? fields.domains,
      aliases: cleanAliases(changes.aliases ?? fields.aliases, name),
      enabled: changes.enabled ?? fields.enabled,
    };
    if (competitors) brand.competitors = withIds(competitors, brand.competitors, ({ name }) => same(name));
    if (prompts) brand.prompts = withIds(prompts, brand.prompts, ({ prompt }) => same(prompt));
    return { status: 200 };
  }

  #addCompetitor(operation: Of<"addCompetitor">): Outcome {
    const competitor = cleanCompetitor(operation.fields);
    const brand = this.#held(operation);
    if (brand.competitors.length >= 100) throw new Refused("full");
    this.#refuseClash(brand, brand.competitors, competitor, competitor.domains);
    brand.competitors.push(competitor);
    return { status: 201, item: competitor };
  }

  #changeCompetitor(operation: Of<"changeCompetitor">): Outcome {
    const { fields } = operation;
    if (Object.keys(fields).length === 0) throw new Refused("nothing");
    const domains = fields.domains && cleanDomains(fields.domains);
    const brand = this.#held(operation);
    const competitor = brand.competitors[operation.place];
    if (competitor === undefined) throw new Ended(404);
    const name = fields.name?.trim() ?? competitor.name;
    const after = {
      ...competitor,
      name,
      domains: domains ?? competitor.domains,
      aliases: cleanAliases(fields.aliases ?? competitor.aliases, name),
    };
    const others = brand.competitors.filter((other) => other !== competitor);
    this.#refuseClash(
      brand,
      others,
      after,
      after.domains.filter((each) => !competitor.domains.includes(each)),
    );
    brand.competitors[operation.place] = after;
    return { status: 200, item: after };
  }

  #addPrompts(operation: Of<"addPrompt" | "addPrompts">, added: readonly Prompt[]): Prompt[] {
    const brand = this.#held(operation);
    if (brand.prompts.length + added.length > 500) throw new Refused("full");
    const texts = new Set(added.map(({ prompt }) => same(prompt)));
    if (brand.prompts.some(({ prompt }) => texts.has(same(prompt)))) throw new Ended(409);
    const prompts = added.map((prompt) => ({ ...prompt }));
    brand.prompts.push(...prompts);
    return prompts;
  }

  #changePrompt(operation: Of<"changePrompt">): Outcome {
    const { fields } = operation;
    if (Object.keys(fields).length === 0) throw new Refused("nothing");
    const text = fields.prompt === undefined ? undefined : cleanText(fields.prompt);
    const tags = fields.tags && cleanTags(fields.tags);
    const brand = this.#held(operation);
    const prompt = brand.prompts[operation.place];
    if (prompt === undefined) throw new Ended(404);
    const after = {
      ...prompt,
      prompt: text ?? prompt.prompt,
      tags: tags ?? prompt.tags,
      enabled: fields.enabled ?? prompt.enabled,
    };
    if (brand.prompts.some((other) => other !== prompt && same(other.prompt) === same(after.prompt)))
      throw new Ended(409);
    brand.prompts[operation.place] = after;
    return { status: 200, item: after };
  }

  #held({ id, ifMatch }: { id: string; ifMatch: string }): ModelBrand {
    const brand = this.brands.get(id);
    if (brand === undefined) throw new Ended(404);
    const tag = this.ifMatch(id, ifMatch);
    if (tag !== undefined && tag !== "*" && tag !== tagOf(brand)) throw new Ended(412);
    return brand;
  }

  #removeAt(items: unknown[], place: number): void {
    if (place >= items.length) throw new Ended(404);
    items.splice(place, 1);
  }

  #refuseClash(
    brand: ModelBrand,
    others: readonly Competitor[],
    { name }: Competitor,
    claimed: readonly string[],
  ): void {
    const taken = [...brand.fields.domains, ...others.flatMap(({ domains }) => domains)];
    if (claimed.some((domain) => taken.includes(domain))) throw new Refused("domain");
    if (others.some((other) => same(other.name) === same(name))) throw new Ended(409);
  }
}

function refuseShared(domains: readonly string[], competitors: readonly Competitor[]): void {
  if (competitors.some((each) => each.domains.some((domain) => domains.includes(domain)))) throw new Refused("shared");
}

/** First come those that say which they are, then those that are called the same. */
function withIds<T extends { id?: string | undefined }>(
  written: readonly T[],
  stored: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const left = new Set(stored);
  const take = (isMeant: (each: T) => boolean) => {
    const found = [...left].find(isMeant);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const chosen = written.map((item) => (item.id === undefined ? undefined : take(({ id }) => id === item.id)));
  return written.map((item, index) => {
    const found = chosen[index] ?? take((each) => keyOf(each) === keyOf(item));
    return { ...item, id: found?.id };
  });
}
