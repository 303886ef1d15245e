import type { Named } from "./use-brand-acts";

/** What a list lets its rows do. The functions stay the same, so that a row that is as it was is not drawn again. */
export interface RowActions {
  onSelect: (id: string, isRange: boolean) => void;
  onSetEnabled: (brands: readonly Named[], enabled: boolean) => void;
  onRemove: (brands: readonly Named[]) => void;
}
