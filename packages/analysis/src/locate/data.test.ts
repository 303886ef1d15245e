import { expect, test } from "vitest";
import { z } from "zod";
import layouts from "./address-layouts.json" with { type: "json" };
import processors from "./processors.json" with { type: "json" };

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);
const words = z.array(z.string().trim().min(1)).min(1);
const lowerWords = z.array(z.string().regex(/^[^\p{Lu}]+$/u)).min(1);

test.each<[string, z.ZodType, unknown]>([
  [
    "address-layouts",
    z.strictObject({
      joiners: words,
      stops: words,
      streets: words,
      countiesOf: z.record(country, words),
      countyEnding: z.string(),
      layouts: z.array(
        z.strictObject({
          countries: z.array(country).min(1),
          tells: z.boolean(),
          code: z.string().min(1),
          regions: words.optional(),
          line: z
            .string()
            .regex(/\{(?:town|wards)\}/)
            .regex(/\{code\}/),
        }),
      ),
    }),
    layouts,
  ],
  ["processors", lowerWords, processors],
])("%s.json keeps its schema", (_, schema, file) => {
  expect(schema.safeParse(file).error?.issues ?? []).toEqual([]);
});

test("a layout that tells its country has one", () => {
  expect(layouts.layouts.filter(({ tells, countries }) => tells && countries.length !== 1)).toEqual([]);
});
