import { test } from "vitest";
import { parseWebsite } from "@marque/schema";
import { writeFileSync } from "node:fs";
import { suggestCompetitors, suggestPrompts } from ".";
import * as s from "./fixtures/sites";
test("show", () => {
  let out = "";
  for (const [brandName, readings, language, host] of [["Ridgeline", s.trailShop, "en","ridgeline.com"],["Tallybird", s.invoicing, "en","tallybird.com"],["Hofladen Brandt", s.delicatessen,"de","hofladen-brandt.de"],["Quillon", s.almostEmpty,null,"quillon.com"]] as const) {
    const website = parseWebsite(host); if (!website) throw new Error();
    const c = suggestCompetitors({ brandName, aliases: [], website, ownDomains: [], readings: [...readings], max: 20 });
    const p = suggestPrompts({ brandName, aliases: [], competitors: c.competitors, readings: [...readings], language, max: 30 });
    out += `## ${brandName}\n${JSON.stringify(c.competitors)}\n${c.evidence.map(e=>`  ${e.value}: ${e.reason} «${e.quote}»`).join("\n")}\n${p.prompts.map((x,i)=>`${x.prompt}  [${x.tags}]  — ${p.evidence[i]?.reason}`).join("\n")}\n`;
  }
  writeFileSync("/tmp/show.txt", out);
});
