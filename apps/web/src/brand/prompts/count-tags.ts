/** Each tag with how many prompts carry it: the most used first, equals by name. */
export function countTags(prompts: readonly { tags: readonly string[] }[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const tag of prompts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other));
}
