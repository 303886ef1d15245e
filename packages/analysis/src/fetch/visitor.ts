import { setTimeout as sleep } from "node:timers/promises";
import type { Dispatcher } from "undici";
import type { World } from "../world";
import type { CertificateNames } from "./certificate-names";
import type { ConnectionCount } from "./connection-count";
import { TimeLimitReached } from "./errors";
import { type Answer, type ExchangeOptions, exchange } from "./exchange";
import type { HostSlots } from "./host-slots";
import type { Limits } from "./limits";
import { retryAfter } from "./retry-after";
import type { Audience } from "./sharing";

/** What everything that a process fetches is fetched with. */
export interface Means {
  world: World;
  agent: Dispatcher;
  slots: HostSlots;
  limits: Limits;
  certificates: CertificateNames;
  connections: ConnectionCount;
}

export type VisitorOptions = Pick<ExchangeOptions, "accept" | "wanted" | "leastBytes">;

/**
 * Asks for addresses one after another; together they have a page's time. A site that is too busy is asked once more
 * when it says how soon, and that is soon enough.
 *
 * @throws what `exchange` throws.
 */
export function createVisitor(
  { world, agent, slots, limits, connections }: Means,
  audience: Audience,
  options: VisitorOptions,
): (url: URL) => Promise<Answer> {
  const { connectTo, userAgent, now } = world;
  const { signal } = audience;
  const late = () => new TimeLimitReached("page", limits.pageMilliseconds);
  const fixed = { ...options, userAgent, connectTo, connections, signal, late, now };
  let spent = 0;
  let mayAskAgain = true;

  const ask = (url: URL): Promise<Answer> =>
    slots(url.hostname, async () => {
      const begun = now();
      try {
        return await exchange(agent, url, { ...fixed, milliseconds: limits.pageMilliseconds - spent });
      } finally {
        spent += now() - begun;
      }
    });

  const isSoon = (pause: number): boolean =>
    pause <= limits.retryMilliseconds &&
    spent + pause < limits.pageMilliseconds &&
    now() + pause < audience.deadlineAt();

  return async (url) => {
    const answer = await ask(url);
    const pause = mayAskAgain ? retryAfter(answer) : undefined;
    if (pause === undefined || !isSoon(pause)) return answer;
    mayAskAgain = false;
    await sleep(pause, undefined, { signal });
    spent += pause;
    return ask(url);
  };
}
