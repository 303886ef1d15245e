import { describe, expect, test } from "vitest";
import { createSeal } from "./seal";

const seal = createSeal("a secret of more than thirty-two characters");

describe("a seal", () => {
  test("opens what it closed, and closes nothing twice the same way", () => {
    const [one, other] = [seal.close("whsec_ü", "row"), seal.close("whsec_ü", "row")];
    expect([seal.open(one, "row"), seal.open(other, "row")]).toEqual(["whsec_ü", "whsec_ü"]);
    expect(one).not.toEqual(other);
    expect(Buffer.from(one).toString("utf8")).not.toContain("whsec");
  });

  test("opens nothing for another row, with another secret, or that was changed or cut", () => {
    const sealed = seal.close("whsec_1", "row");
    expect(seal.open(sealed, "other")).toBeUndefined();
    expect(createSeal("another secret of more than 32 characters").open(sealed, "row")).toBeUndefined();
    for (const [index] of sealed.entries()) {
      const changed = sealed.slice();
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(seal.open(changed, "row")).toBeUndefined();
    }
    for (const length of [0, 1, 28, sealed.length - 1])
      expect(seal.open(sealed.slice(0, length), "row")).toBeUndefined();
  });
});
