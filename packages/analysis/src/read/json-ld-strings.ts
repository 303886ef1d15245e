/** A value, its list, or its language-tagged form (`{"@value": …}`), as written. */
export function strings(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value];
  return values.flatMap((each) => {
    if (typeof each === "string") return each.trim() === "" ? [] : [each];
    if (typeof each === "object" && each !== null && "@value" in each && typeof each["@value"] === "string")
      return [each["@value"]];
    return [];
  });
}

/** Content systems escape names for HTML before they write them into scripts, where nothing undoes it. */
export function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replace(/&amp;/g, "&")
    .replace(/&#0?39;|&apos;|&#8217;|&rsquo;/g, "’")
    .replace(/&quot;/g, '"');
}
