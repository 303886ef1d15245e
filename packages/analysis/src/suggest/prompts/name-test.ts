/** Tests whether a text holds one of the names as whole words, whatever the case. */
export function nameTest(names: readonly string[]): (text: string) => boolean {
  const sources = names
    .map((name) => name.normalize("NFC").trim().toLowerCase())
    .filter((name) => name !== "")
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s+"));
  if (sources.length === 0) return () => false;
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(sources)].join("|")})(?![\\p{L}\\p{N}])`, "iu");
  return (text) => expression.test(text);
}
