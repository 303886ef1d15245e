import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env";

const REQUIRED = { DATABASE_URL: "postgres://localhost/marque", INTERNAL_AUTH_SECRET: "x".repeat(32) };

test.each([
  ["unset", {}],
  ["empty", { ANALYSIS_NEARBY: "" }],
])("nearby businesses are looked up nowhere when ANALYSIS_NEARBY is %s", (_, variables) => {
  expect(readEnvironment({ ...REQUIRED, ...variables }).ANALYSIS_NEARBY).toBeUndefined();
});

test("ANALYSIS_NEARBY names an Overpass API", () => {
  const variables = { ...REQUIRED, ANALYSIS_NEARBY: "overpass:https://overpass.example/api/interpreter" };
  expect(readEnvironment(variables).ANALYSIS_NEARBY?.href).toBe("https://overpass.example/api/interpreter");
});

test.each(["https://overpass.example/api/interpreter", "overpass:", "osm:https://overpass.example/", "yes"])(
  "ANALYSIS_NEARBY=%s is refused in a sentence that names it",
  (value) => {
    const read = () => readEnvironment({ ...REQUIRED, ANALYSIS_NEARBY: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/^ {2}ANALYSIS_NEARBY: must be "overpass:" and the http\(s\) address of an Overpass API/m);
  },
);
