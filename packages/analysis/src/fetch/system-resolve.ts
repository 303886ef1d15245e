import { lookup } from "node:dns/promises";
import type { ResolvedAddress } from "../world";

/**
 * Every address of a name, as the system finds them (hosts file included), in the order it gives them.
 *
 * @throws the system's error (`ENOTFOUND`, `EAI_AGAIN` …) when there is none.
 */
export async function systemResolve(hostname: string): Promise<ResolvedAddress[]> {
  const answers = await lookup(hostname, { all: true, verbatim: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}
