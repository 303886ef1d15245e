import { lookup } from "node:dns/promises";
import pLimit from "p-limit";
import type { ResolvedAddress, World } from "../../world";

/** Connecting may take four seconds: a name that waited longer than this for its turn would come too late. */
const PATIENCE_MILLISECONDS = 3000;

/** Every address of a name, as the system finds them (hosts file included), in the order it gives them. */
async function askSystem(hostname: string): Promise<ResolvedAddress[]> {
  const answers = await lookup(hostname, { all: true, verbatim: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/**
 * Looks names up by the system's resolver. It holds a thread for each name, for seconds when nobody answers, and can't be
 * stopped. So names wait for their turn here, where those that came too late are left out.
 *
 * The resolver rejects with the system's error (`ENOTFOUND`, `EAI_AGAIN` …) when a name has no address, and with
 * `EAI_AGAIN` when too many names were looked up.
 *
 * @param atATime how many names for the whole process.
 */
export function createSystemResolve(
  atATime: number,
  ask: World["resolve"] = askSystem,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): World["resolve"] {
  const turn = pLimit(atATime);
  return (hostname) => {
    const wantedAt = performance.now();
    return turn(() => {
      if (performance.now() - wantedAt <= patienceMilliseconds) return ask(hostname);
      throw Object.assign(new Error(`too many names are looked up: ${hostname} was not`), { code: "EAI_AGAIN" });
    });
  };
}
