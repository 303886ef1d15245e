import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

/** Does work for a host when one of the host's connections is free. */
export type HostSlots = <T>(hostname: string, work: () => Promise<T>) => Promise<T>;

/** Lets so many pieces of work at a time go to each host. Hosts that nobody asks for any more are forgotten. */
export function createHostSlots(connectionsPerHost: number): HostSlots {
  const hosts = new Map<string, { limit: ReturnType<typeof pLimit>; users: number }>();
  return async (hostname, work) => {
    const host = hosts.get(hostname) ?? { limit: pLimit(connectionsPerHost), users: 0 };
    hosts.set(hostname, host);
    host.users += 1;
    try {
      return await host.limit(async () => {
        try {
          return await work();
        } finally {
          // Only then has undici put the connection back: whoever came sooner would open another.
          await nextTurn();
        }
      });
    } finally {
      host.users -= 1;
      if (host.users === 0) hosts.delete(hostname);
    }
  };
}
