import { z } from "zod";
import { fault } from "./fault";
import { itemId, requireChange } from "./item";
import { sameText, uniqueBy } from "./same-text";
import { tag } from "./tag";
import { text } from "./text";

/** Of a brand. */
export const MOST_PROMPTS = 500;

/** A prompt that is tracked for a brand. */
export const prompt = z.strictObject({ prompt: z.string(), tags: z.array(z.string()), enabled: z.boolean() });
export type Prompt = z.infer<typeof prompt>;

/** A prompt of a stored brand, with the id by which it is changed alone. */
export const brandPrompt = z.strictObject({ id: z.string(), ...prompt.shape }).meta({ id: "Prompt" });
export type BrandPrompt = z.infer<typeof brandPrompt>;

/** A prompt as a caller wrote it, cleaned. An `id` is the one that a list of the brand's showed. */
export type WrittenPrompt = Prompt & { id?: string };

const promptText = text(500);

const promptFields = {
  /** Of a prompt as it was listed. */
  id: itemId.optional(),
  prompt: promptText.optional(),
  /** Accepted in place of `prompt`. */
  value: promptText.optional(),
  tags: z
    .array(tag)
    .max(10)
    .transform((values) => uniqueBy(values, (value) => value))
    .optional(),
  enabled: z.boolean().optional(),
};
type PromptFields = z.output<z.ZodObject<typeof promptFields>>;

function refuseTwoTexts({ prompt, value }: PromptFields, context: z.RefinementCtx): void {
  if (prompt !== undefined && value !== undefined)
    context.addIssue({
      code: "custom",
      path: ["value"],
      ...fault("one-of-two", { other: "prompt" }),
    });
}

function requireOneText(fields: PromptFields, context: z.RefinementCtx): void {
  if (fields.prompt === undefined && fields.value === undefined)
    context.addIssue({ code: "custom", path: ["prompt"], ...fault("required") });
  refuseTwoTexts(fields, context);
}

/** A text, or a text with tags and a switch. */
export const promptInput = z.union([promptText, z.strictObject(promptFields).superRefine(requireOneText)]);

const toPrompt = (input: string | PromptFields): WrittenPrompt =>
  typeof input === "string"
    ? { prompt: input, tags: [], enabled: true }
    : {
        ...(input.id === undefined ? {} : { id: input.id }),
        prompt: input.prompt ?? input.value ?? "",
        tags: input.tags ?? [],
        enabled: input.enabled ?? true,
      };

/** Up to 500 prompts, in the order given; repeats (case-insensitive) collapse onto the first. */
export const prompts = z
  .array(promptInput)
  .max(MOST_PROMPTS)
  .transform((values) => uniqueBy(values.map(toPrompt), (each) => sameText(each.prompt)));

const withoutId = ({ id: _, ...prompt }: WrittenPrompt): Prompt => prompt;

/** One prompt as a caller wrote it; its output is complete, without an id. */
export const onePrompt = promptInput.transform((input): Prompt => withoutId(toPrompt(input)));

/**
 * What is added to a brand's prompts: one, by its own fields, or `prompts`, a list of 1–500. An `id` in it counts for
 * nothing: the server gives new ones. Its output is the list.
 */
export const promptAddition = z
  .strictObject({
    ...promptFields,
    prompts: prompts.refine((list) => list.length > 0, fault("few", { count: 1 })).optional(),
  })
  .superRefine(({ prompts: list, ...one }, context) => {
    if (list === undefined) return requireOneText(one, context);
    for (const [field, value] of Object.entries(one))
      if (value !== undefined)
        context.addIssue({ code: "custom", path: [field], ...fault("beside", { other: "prompts" }) });
  })
  .transform(({ prompts: list, ...one }): Prompt[] => (list ?? [toPrompt(one)]).map(withoutId));

/** What may be changed of one prompt: any of these, at least one; tags replace the tags that were. */
export const promptChanges = z
  .strictObject(promptFields)
  .superRefine((changes, context) => {
    requireChange(changes, context);
    refuseTwoTexts(changes, context);
  })
  .transform(({ value, prompt = value, ...changes }) => ({ ...changes, prompt }));
export type PromptChanges = z.output<typeof promptChanges>;
