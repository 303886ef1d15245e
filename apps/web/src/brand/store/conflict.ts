import type { BrandHistoryEvent } from "@marque/schema";

/** A field that two changed. A list is told line by line. */
export interface ConflictField {
  field: string;
  label: string;
  yours: readonly string[];
  theirs: readonly string[];
  /** Who changed it and when, where the history says. */
  by: BrandHistoryEvent | undefined;
}

export interface Conflict {
  /** What is edited: `Details`, a competitor's name, a prompt. */
  title: string;
  /** Empty when what is edited was removed meanwhile. */
  fields: readonly ConflictField[];
  /** Who removed it. */
  removedBy?: BrandHistoryEvent | undefined;
}

/** Whose value is taken of each field. */
export type Choices = Readonly<Record<string, "yours" | "theirs">>;
