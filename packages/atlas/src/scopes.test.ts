import { expect, test } from "vitest";
import { readScopes } from "./scopes";

test("a line for each scope, below its part", () => {
  expect(readScopes("[desk]\nled: glow.com lux.fr\nshops:\n\n[floor]\nled: lux.fr\n")).toEqual({
    scopes: { desk: { led: ["glow.com", "lux.fr"], shops: [] }, floor: { led: ["lux.fr"] } },
    faults: [],
  });
});

test.each([
  ["led: glow.com", "line 1: stands under no heading: led: glow.com"],
  ["[desk]\nled glow.com", "line 2: must be a scope, a colon and domains: led glow.com"],
  ["[desk]\nLED: glow.com", "line 2: must be a scope, a colon and domains: LED: glow.com"],
  ["[desk]\nled: glow.com  lux.fr", "line 2: must be a scope, a colon and domains: led: glow.com  lux.fr"],
  ["[desk]\nled: glow.com glow.com", "line 2: a brand stands twice in led"],
  ["[desk]\nled: glow.com\nled: lux.fr", "line 3: there is a line for led already"],
  ["[desk]\n[desk]", "line 2: there is a heading desk already"],
])("%j is a fault", (text, fault) => {
  expect(readScopes(text).faults).toEqual([fault]);
});
