import type { FactList } from "./fact-list";
import schemaTypes from "./schema-types.json";
import { keepText, type Listener, type OpenElement } from "./walk";

const ORGANIZATIONS: ReadonlySet<string> = new Set([...schemaTypes.organization, ...schemaTypes.website]);
const PRODUCTS: ReadonlySet<string> = new Set(schemaTypes.product);
/** How many elements away a scope is looked for; a hostile page nests without end. */
const FARTHEST = 100;

/** Names in microdata (HTML standard, section 5): the `name` of an organization, a website or a product. */
export class Microdata implements Listener {
  readonly #facts: FactList;

  constructor(facts: FactList) {
    this.#facts = facts;
  }

  open(element: OpenElement): void {
    if (!properties(element).includes("name")) return;
    const content = element.attributes.content;
    if (content !== undefined) this.#say(element, content);
    else keepText(element);
  }

  close(element: OpenElement): void {
    if (element.kept !== undefined && properties(element).includes("name")) this.#say(element, element.kept);
  }

  #say(element: OpenElement, name: string): void {
    const scope = scopeOf(element);
    const type = scope?.attributes.itemtype?.trim().replace(/^.*[/:#]/, "") ?? "";
    const quote = `itemtype ${type}, itemprop name: ${name}`;
    // A scope that is a property of another (`brand` of a product, `author` of a review) speaks of somebody else.
    const nested = scope?.attributes.itemprop !== undefined && !properties(scope).includes("publisher");
    if (PRODUCTS.has(type)) this.#facts.add("product", name, `microdata ${type}`, quote);
    else if (ORGANIZATIONS.has(type) && !nested) this.#facts.add("organization", name, `microdata ${type}`, quote);
  }
}

function properties(element: OpenElement): string[] {
  return (element.attributes.itemprop ?? "").split(/\s+/);
}

function scopeOf(element: OpenElement): OpenElement | undefined {
  let around = element.parent;
  for (let steps = 0; around !== undefined && steps < FARTHEST; steps += 1) {
    if (around.attributes.itemscope !== undefined) return around;
    around = around.parent;
  }
  return undefined;
}
