import { z } from "zod";
import { fault } from "./fault";
import { tag } from "./tag";
import { sameText, text, uniqueBy } from "./text";

/** A prompt that is tracked for a brand, as it is stored and answered. */
export const prompt = z.strictObject({ prompt: z.string(), tags: z.array(z.string()), enabled: z.boolean() });
export type Prompt = z.infer<typeof prompt>;

const promptText = text(500);

const promptObject = z
  .strictObject({
    prompt: promptText.optional(),
    /** Accepted in place of `prompt`. */
    value: promptText.optional(),
    tags: z
      .array(tag)
      .max(10)
      .transform((values) => uniqueBy(values, (value) => value))
      .optional(),
    enabled: z.boolean().optional(),
  })
  .superRefine(({ prompt, value }, context) => {
    if (prompt === undefined && value === undefined)
      context.addIssue({ code: "custom", path: ["prompt"], ...fault("required") });
    if (prompt !== undefined && value !== undefined)
      context.addIssue({
        code: "custom",
        path: ["value"],
        ...fault("one-of-two", { other: "prompt" }),
      });
  });

/** A text, or a text with tags and a switch. */
export const promptInput = z.union([promptText, promptObject]);

const toPrompt = (input: z.output<typeof promptInput>): Prompt =>
  typeof input === "string"
    ? { prompt: input, tags: [], enabled: true }
    : { prompt: input.prompt ?? input.value ?? "", tags: input.tags ?? [], enabled: input.enabled ?? true };

/** Up to 500 prompts, in the order given; repeats (case-insensitive) collapse onto the first. */
export const prompts = z
  .array(promptInput)
  .max(500)
  .transform((values) => uniqueBy(values.map(toPrompt), (each) => sameText(each.prompt)));
