import { z } from "zod";
import { analysisHints, evidence, placement, promptAsked } from "./analysis";
import { timestamp } from "./brand";
import { competitor } from "./competitor";
import { fault } from "./fault";
import { STEPS } from "./steps";

/** Characters of a draft's content as JSON. A brand as large as the contract takes, with its evidence, has about half. */
export const LONGEST_DRAFT = 768 * 1024;

/** A single value that is being written. */
const single = z.strictObject({ value: z.string().max(2048), touched: z.boolean() });

/** A list that is being written: its lines, and the suggestions that were removed from it. */
const list = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    entries: z
      .array(
        z.strictObject({
          key: z.string().max(2100),
          value,
          suggestedAs: z.string().nullable(),
          touched: z.boolean(),
          ticked: z.boolean(),
        }),
      )
      .max(1000),
    dismissed: z.array(z.string().max(2100)).max(1000),
  });

/**
 * A brand that is not saved yet, as somebody left it. It is no brand: what is wrong with it may be why it was left, so
 * nothing here is held to the contract's rules but its shape.
 */
export const brandDraft = z
  .strictObject({
    /** As it is analysed; `null` when everything is written by hand. */
    website: z.string().max(2048).nullable(),
    hints: analysisHints,
    name: single,
    id: single,
    domains: list(z.string()),
    aliases: list(z.string()),
    competitors: list(competitor),
    prompts: list(
      z.strictObject({ prompt: z.string(), tags: z.array(z.string()), stage: promptAsked.shape.stage.optional() }),
    ),
    /** How far its analysis got, and what came of it. One that was `running` is run again. */
    analysis: z.strictObject({
      status: z.enum(["idle", "running", "done", "stopped", "broken"]),
      steps: z
        .array(
          z.strictObject({
            step: z.enum(STEPS),
            status: z.enum(["waiting", "started", "done", "failed", "skipped"]),
            message: z.string(),
            milliseconds: z.number().nullable(),
          }),
        )
        .max(STEPS.length),
      evidence: z.array(evidence),
      placement: placement.nullable(),
      problem: z.string().nullable(),
    }),
  })
  .refine((content) => JSON.stringify(content).length <= LONGEST_DRAFT, fault("long", { count: LONGEST_DRAFT }));
export type BrandDraftContent = z.output<typeof brandDraft>;

/** A version counts the saves; `0` is a draft that was never saved. */
const version = z.int().min(0);

/** What saves a draft. */
export const draftInput = z.strictObject({
  /** Made by whoever begins it. */
  id: z.uuid(),
  /** The version that it was made from; `null` takes the place of whatever is there. */
  version: version.nullable(),
  /** Who writes, one for each page that is open: its own earlier saves are no conflict, even when no answer told of them. */
  writer: z.uuid(),
  content: brandDraft,
});
export type DraftInput = z.output<typeof draftInput>;

/** A draft of one's own. */
export const draft = z.strictObject({ id: z.uuid(), version, updatedAt: timestamp, content: brandDraft });

/** A draft as it is listed. */
export const draftEntry = z.strictObject({
  id: z.uuid(),
  website: z.string().nullable(),
  name: z.string(),
  updatedAt: timestamp,
});
export type DraftEntry = z.infer<typeof draftEntry>;
