// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLog } from "./log.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marque-log-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});
const read = (/** @type {string} */ name) => readFileSync(join(folder, "logs", name), "utf8");

describe("a log", () => {
  test("that grew too long goes on in a new file while it is written, and keeps so many before", () => {
    const log = openLog(folder, "api", { largestBytes: 20, filesKept: 2 });
    for (let line = 0; line < 9; line++) log.write(`line number ${line}\n`);
    expect(readdirSync(join(folder, "logs")).sort()).toEqual(["api.log", "api.log.1", "api.log.2"]);
    expect(read("api.log.2")).toBe("line number 4\nline number 5\n");
    expect(read("api.log.1")).toBe("line number 6\nline number 7\n");
    expect(read("api.log")).toBe("line number 8\n");
  });

  test("that can't be written loses lines, and nothing else; later it says how many", () => {
    vi.useFakeTimers();
    const onFault = vi.fn();
    // A file where the folder should be: as good as a disk that takes nothing.
    writeFileSync(join(folder, "logs"), "");
    const log = openLog(folder, "api", { onFault });
    for (let line = 0; line < 3; line++) log.write(`lost ${line}\n`);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(onFault.mock.calls[0]?.[0]).toContain("api.log can't be written: ");
    rmSync(join(folder, "logs"));
    mkdirSync(join(folder, "logs"));
    vi.advanceTimersByTime(5_001);
    log.write("back\n");
    expect(read("api.log")).toBe("(3 lines were lost: they could not be written)\nback\n");
  });

  test.runIf(process.platform === "linux")("on a device that is full goes on", () => {
    const onFault = vi.fn();
    const log = openLog("/dev/full", "api", { onFault });
    expect(() => log.write("x\n")).not.toThrow();
    expect(onFault).toHaveBeenCalledTimes(1);
  });
});
