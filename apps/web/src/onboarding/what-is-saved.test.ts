import { expect, test } from "vitest";
import { emptyDraft } from "../brand/draft/draft";
import { reduce } from "../brand/draft/reduce";
import { ticked, whatIsSaved } from "./what-is-saved";

const competitor = (name: string) => ({ name, domains: [], aliases: [] });
const draft = reduce(
  reduce(emptyDraft(), {
    field: "suggestions",
    result: { website: "acme.com", aliases: ["AC"], competitors: [competitor("Alpha"), competitor("Beta")] },
  }),
  { field: "competitors", edit: { do: "tick", keys: ["suggested-beta"], ticked: false } },
);

test("what is unticked is not counted, what there is none of is not named", () => {
  expect(whatIsSaved(draft)).toBe("1 domain, 1 alias, 1 competitor");
  expect(whatIsSaved(emptyDraft())).toBe("0 domains");
});

test("a list says how many of it are ticked", () => {
  expect(ticked(draft.competitors)).toBe("1 of 2");
  expect(ticked(draft.aliases)).toBe("1");
  expect(ticked(draft.prompts)).toBeUndefined();
});
