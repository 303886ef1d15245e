import { makeAtlas, makeBrand, makeCategory } from "@marque/atlas/testing";
import { expect, test } from "vitest";
import { measurePrompts } from "./measure-prompts";

const TRADES = [
  "bakers",
  "bankers",
  "carers",
  "drivers",
  "farmers",
  "nurses",
  "pilots",
  "tailors",
  "welders",
  "weavers",
];
const asks = (["general", "middle", "specific"] as const).flatMap((rung) =>
  TRADES.map((trade, index) => ({
    text: `${trade} want ${rung} ${index % 2 === 0 ? "desk" : "reading"} lamps${index === 0 ? " that they can take along and that cost less than a chair or a small table" : ""}`,
    stage: "discover" as const,
    rung,
    ...(index === 1 ? { explains: true as const } : {}),
  })),
);
const atlas = makeAtlas(
  makeCategory("lamps", {
    parts: { desk: { name: "desk lamps", words: ["desk", "lamp", "lamps"] } },
    asks: { en: { desk: { name: undefined, asks } } },
    brands: [
      makeBrand("Glow", "glow.com", { does: ["desk"] }),
      ...makeCategory("lamps").brands.map((brand) => ({ ...brand, does: ["desk"] })),
    ],
  }),
  makeCategory("beds"),
);

function run(...args: string[]): { code: number; printed: string[]; complained: string[] } {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = measurePrompts(
    args,
    { folder: ".", print: (line) => void printed.push(line), complain: (line) => void complained.push(line) },
    atlas,
  );
  return { code, printed, complained };
}
const figure = (printed: readonly string[], what: string): number =>
  Number.parseFloat(printed.find((line) => line.trimStart().startsWith(what))?.slice(58) ?? "");

test("tells what the prompts of websites are like", () => {
  const { code, printed } = run("glow.com");
  expect(code).toBe(0);
  expect(figure(printed, "brands")).toBe(1);
  expect(figure(printed, "of these, written whole")).toBe(100);
  expect(figure(printed, "of these, with 13")).toBeGreaterThan(0);
  expect(figure(printed, "of the written: whose answer names")).toBeGreaterThanOrEqual(90);
  expect(figure(printed, "specific") + figure(printed, "narrower") + figure(printed, "general")).toBeCloseTo(100, 0);
});

test("tells of two brands of one market how much they have in common, and lists what they are asked", () => {
  const { printed } = run("--list", "glow.com", "lamps-0.com");
  expect(figure(printed, "two brands of one market")).toBeGreaterThan(50);
  expect(printed.filter((line) => line.includes("pilots want specific")).length).toBe(2);
});

test("draws brands by a seed, each of another market, the same ones each time", () => {
  const [one, again] = [run("--seed", "7", "--list"), run("--seed", "7", "--list")];
  expect(one).toEqual(again);
  expect(figure(one.printed, "brands")).toBe(2);
});

test("refuses what is no website and no number", () => {
  expect(run("no website").complained[0]).toContain("not no website");
  expect(run("--seed", "many")).toMatchObject({ code: 2, printed: [] });
});
