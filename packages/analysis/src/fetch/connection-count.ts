import { LRUCache } from "lru-cache";

/** How many connections were opened to each host, by which a request knows whether it used one that had been kept. */
export interface ConnectionCount {
  add(hostname: string): void;
  of(hostname: string): number;
}

const MOST_HOSTS = 1000;

/** Makes a count that forgets the hosts which nobody asked about lately. */
export function createConnectionCount(): ConnectionCount {
  const counts = new LRUCache<string, number>({ max: MOST_HOSTS });
  const of = (hostname: string): number => counts.get(hostname) ?? 0;
  return { of, add: (hostname) => void counts.set(hostname, of(hostname) + 1) };
}
