import fc from "fast-check";

/** What programs send by mistake or by malice where a value belongs. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 2 ** 53, "", " ", "\t", "\n", "a\u0000b", "\u2028", "\ud800", "\uffff"],
  ...["x".repeat(201), "x".repeat(20_000), "é".repeat(600), "\u202eevil", "a\u0301".repeat(300), "😀".repeat(150)],
  ...[
    "..",
    ".",
    "../../etc/passwd",
    "%00",
    "' OR 1=1 --",
    "$" + "{jndi:ldap://x}",
    "<script>alert(1)</script>",
    "{{7*7}}",
  ],
  ...[
    "localhost",
    "127.0.0.1",
    "[::1]",
    "http://user:pass@acme.com",
    "javascript:alert(1)",
    "acme",
    "co.uk",
    "https://",
    "//acme.com",
  ],
  ...["1", "true", "null", "NaN", "2026-01-31", "__proto__", "constructor"],
  ...[
    [],
    {},
    [[]],
    [null],
    { name: null },
    { "": "" },
    ["", ""],
    { length: 1 },
    Array(600).fill("x"),
    Array(101).fill({ name: "x" }),
  ],
  ...[JSON.parse('{"__proto__":{"polluted":true}}'), JSON.parse('{"constructor":{"prototype":{"polluted":true}}}')],
];

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

type Path = readonly (string | number)[];

/** Every place in a value. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

/** The value with what stands at a place changed; the rest is shared. */
function changeAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? changeAt(each, rest, change) : each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? changeAt(each, rest, change) : each]),
  );
}

const without = (key: string | number | undefined) => (value: unknown) =>
  Array.isArray(value)
    ? value.filter((_, index) => index !== key)
    : Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key));

/** A value with one mistake in it: something else in a place, a field missing, a field too many, items again and again. */
export const withMistake = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      values,
      fc.nat(),
      fc.constantFrom("replace", "drop", "add", "repeat"),
      hostileValues,
      fc.constantFrom(2, 101, 501),
    )
    .map(([value, place, kind, hostile, times]) => {
      const places = placesIn(value);
      const path = places[place % places.length] ?? [];
      switch (kind) {
        case "drop":
          return changeAt(value, path.slice(0, -1), without(path.at(-1)));
        case "add":
          return changeAt(value, path, (each) =>
            typeof each === "object" && each !== null && !Array.isArray(each) ? { ...each, unknown: hostile } : hostile,
          );
        case "repeat":
          return changeAt(value, path, (each) => Array(times).fill(Array.isArray(each) ? (each[0] ?? "x") : each));
        default:
          return changeAt(value, path, () => hostile);
      }
    });
