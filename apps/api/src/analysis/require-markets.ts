import { loadAtlas } from "@marque/atlas";
import { ValidationError } from "../errors";

/** @throws {ValidationError} for each id that is no market's. */
export function requireMarkets(ids: readonly string[]): void {
  const atlas = loadAtlas();
  const unknown = ids.filter((id) => atlas.category(id) === undefined);
  if (unknown.length === 0) return;
  throw new ValidationError(
    unknown.map((id) => ({ path: "market", message: `"${id}" is not a market; GET /markets lists them` })),
  );
}
