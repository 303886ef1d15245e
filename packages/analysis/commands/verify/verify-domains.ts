import type { BrandEntry, Verified, VerifiedRecord } from "@marque/atlas/data-files";
import { parseWebsite } from "@marque/schema";
import pLimit from "p-limit";
import { sayIn } from "../../src/explain/say";
import type { Fetching } from "../../src/fetch";
import { readPage } from "../../src/read/read-page";
import { openHome } from "../../src/visit/open-home";
import type { World } from "../../src/world";
import { type Look, verdictOf } from "./verdict";

/** Two sites a second: each is another company's server, and this is nobody's hurry. */
export const START_EVERY_MILLISECONDS = 500;
/** Slow sites don't hold the others up. */
const AT_ONCE = 16;

/** A domain to look at, with its brand. */
export interface Candidate {
  domain: string;
  brand: BrandEntry;
}

/** A domain that was looked at. */
export interface Verification extends Candidate {
  record: VerifiedRecord;
  /** For a person: why there was no page. */
  message: string | undefined;
}

/**
 * Looks at the home page of each domain through the guard, two a second, in the order given.
 *
 * @param pause waits so many milliseconds.
 * @param today as `2026-11-22`.
 * @param onFound told of each as it is found.
 */
export async function verifyDomains(
  candidates: readonly Candidate[],
  {
    world,
    fetching,
    earlier,
    pause,
    today,
    onFound,
  }: {
    world: World;
    fetching: Fetching;
    earlier: Verified;
    pause: (milliseconds: number) => Promise<void>;
    today: string;
    onFound: (found: Verification) => void;
  },
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const looks: Promise<void>[] = [];
  for (const { domain, brand } of candidates) {
    looks.push(
      limit(async () => {
        const look = await lookAt(domain, world, fetching);
        const record = verdictOf(brand, look, earlier[domain], today);
        onFound({
          domain,
          brand,
          record,
          message: look.outcome.ok ? undefined : sayIn("en")(look.outcome.why.code, look.outcome.why.params),
        });
      }),
    );
    await pause(START_EVERY_MILLISECONDS);
  }
  await Promise.all(looks);
}

async function lookAt(domain: string, world: World, fetching: Fetching): Promise<Look> {
  const website = parseWebsite(domain);
  if (website === undefined) throw new Error(`${domain} is no domain; npm run atlas:check says so too.`);
  const deadlineAt = world.now() + world.deadlineMilliseconds;
  const outcome = await openHome(fetching.forAnalysis({ signal: new AbortController().signal, deadlineAt }), website);
  return { outcome, reading: outcome.ok ? readPage({ url: outcome.url, text: outcome.text }, "home") : null };
}
