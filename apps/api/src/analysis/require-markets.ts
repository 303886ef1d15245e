import { loadAtlas } from "@marque/atlas";
import { invalid } from "../caller-error";

/** @throws {CallerError} `validation`, for each id that is no market's. */
export function requireMarkets(ids: readonly string[]): void {
  const atlas = loadAtlas();
  const unknown = ids.filter((id) => atlas.category(id) === undefined);
  if (unknown.length === 0) return;
  throw invalid(unknown.map((id) => ({ path: "market", code: "market", params: { value: id } })));
}
