import { readFileSync } from "node:fs";

/** Where a site leads that nobody follows. */
export const NOT_FOLLOWED: readonly string[] = [
  "http://127.0.0.1/",
  "https://127.0.0.1/",
  "//127.0.1.3/",
  "http://2130706433/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://localhost/",
  "http://169.254.169.254/latest/meta-data/",
  "http:\\\\127.0.0.1\\",
  "http://acme.test@127.0.0.1/",
  "http://127.0.0.1:6379/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:11211/_stats",
  "http://[::1",
];

/** Ways to write this machine's own address and a port where somebody listens. */
export const listeningPlaces = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://2130706433:${port}/`,
  `http://127.1:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://0.0.0.0:${port}/`,
  `https://127.0.0.1:${port}/`,
];

/** What a file of cases has for a product that runs: it can be told neither what names mean nor what a public host says. */
export interface FileOfCases {
  refused: string[];
  notFollowed: string[];
}

/** Reads a file in the format of `pnpm egress-cases`. */
export function readCases(file: string): FileOfCases {
  const found: FileOfCases = { refused: [], notFollowed: [] };
  const all: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(all)) throw new Error(`${file} is no list of cases.`);
  for (const { input, expected, dns, chain } of all) {
    if (expected !== "blocked") continue;
    const [step, ...more] = Array.isArray(chain) ? chain : [];
    // Names that need made-up DNS belong to others in truth: nothing is sent there.
    if (step === undefined && dns === undefined) found.refused.push(String(input));
    if (step !== undefined && more.length === 0) found.notFollowed.push(String(step.to));
  }
  return found;
}
