import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by a schema of the contract that is loaded with the first submit: zod and the schemas weigh 40 KB, and no
 * page begins with them.
 *
 * @param load `async () => (await import("./schemas")).credentials`, from a module that has what is needed and no more.
 * @param issueInWords says what is wrong, in the reader's language: `useFaultWords()` has it.
 */
export const lazyResolver =
  <Input extends FieldValues, Output>(
    load: () => Promise<z.core.$ZodType<Output, Input>>,
    issueInWords: z.core.$ZodErrorMap,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), load()]);
    return zodResolver(schema, { error: issueInWords })(values, context, options);
  };
