/**
 * JSON as `jsonb` takes it: PostgreSQL has neither U+0000 nor half a character (a surrogate left alone), which texts may have
 * that come from files and clipboards (PostgreSQL 18, section 8.14). The former are left out, the latter are U+FFFD.
 */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "string" ? each.replaceAll("\0", "").toWellFormed() : each,
  );
