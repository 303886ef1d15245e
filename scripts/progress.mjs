// @ts-check
import { seconds } from "./run.mjs";

/** How long nothing may be said before a line tells what is under way. */
const SILENCE_MS = 5000;

/**
 * Says what several stages do at once: each line under its stage's name, and after a silence which stages run still.
 *
 * @param {(line: string) => void} [print]
 */
export function createProgress(print = console.log) {
  /** When each stage that runs began. @type {Map<string, number>} */
  const running = new Map();
  let printedAt = Date.now();
  /** @param {string} line */
  const say = (line) => {
    printedAt = Date.now();
    print(line);
  };
  const timer = setInterval(() => {
    if (running.size === 0 || Date.now() - printedAt < SILENCE_MS) return;
    say(`… ${[...running].map(([name, began]) => `${name}, ${seconds(Date.now() - began)}`).join("; ")}`);
  }, SILENCE_MS / 5);
  return {
    /** @param {string} name @returns {(line: string) => void} */
    begin(name) {
      running.set(name, Date.now());
      return (line) => say(`${name} | ${line}`);
    },
    /** @param {string} name @returns {string} How long it took. */
    end(name) {
      const took = seconds(Date.now() - (running.get(name) ?? Date.now()));
      running.delete(name);
      return took;
    },
    stop: () => clearInterval(timer),
  };
}
