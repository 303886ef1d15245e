import { type AnalysisResult, analysisResult } from "@marque/schema";
import { expect } from "@playwright/test";
import type { Answer } from "./call";

const FIELDS = ["additionalDomains", "aliases", "brandName", "competitors", "suggestedPrompts", "website"];
const KEBAB_CASE = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

const isOf = (domain: string, website: string): boolean => domain === website || domain.endsWith(`.${website}`);
const repeats = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function expectPrompts({ brandName, suggestedPrompts }: AnalysisResult): void {
  for (const { prompt, tags } of suggestedPrompts) {
    expect(prompt).toBe(prompt.toLowerCase());
    const words = prompt.split(/\s+/).length;
    expect(words, prompt).toBeGreaterThanOrEqual(3);
    expect(words, prompt).toBeLessThanOrEqual(30);
    expect(tags.length, prompt).toBeGreaterThanOrEqual(1);
    expect(tags.length, prompt).toBeLessThanOrEqual(3);
    for (const tag of tags) expect(tag).toMatch(KEBAB_CASE);
  }
  expect(repeats(suggestedPrompts.map(({ prompt }) => prompt))).toEqual([]);
  const named = suggestedPrompts.filter(({ prompt }) => prompt.includes(brandName.toLowerCase()));
  expect(named.length).toBeLessThanOrEqual(suggestedPrompts.length / 2);
  const used = suggestedPrompts.flatMap(({ tags }) => tags);
  expect(new Set(used).size).toBeLessThanOrEqual(5);
  if (suggestedPrompts.length < 2) return;
  for (const tag of new Set(used))
    expect(used.filter((each) => each === tag).length, tag).toBeLessThanOrEqual(suggestedPrompts.length * 0.8);
}

function expectDomains({ website, additionalDomains, competitors }: AnalysisResult): void {
  for (const domain of additionalDomains) expect(isOf(domain, website), domain).toBe(false);
  const ofCompetitors = competitors.flatMap(({ domains }) => domains);
  expect(repeats([...additionalDomains, ...ofCompetitors])).toEqual([]);
  for (const domain of ofCompetitors) expect(isOf(domain, website), domain).toBe(false);
  expect(repeats(competitors.map(({ name }) => name.toLowerCase()))).toEqual([]);
}

/** The answer is an analysis that keeps every promise which does not depend on the site. */
export function expectAnalysis(answer: Answer): AnalysisResult {
  expect(answer.status, answer.text).toBe(200);
  expect(Object.keys(Object(answer.body)).sort()).toEqual(FIELDS);
  const result = analysisResult.parse(answer.body);
  expect(result.brandName).not.toBe("");
  expectPrompts(result);
  expectDomains(result);
  return result;
}
