import { createSystemResolve } from "./fetch";
import type { World } from "./world";

/** libuv gives look-ups half of its threads, of which there are four unless `UV_THREADPOOL_SIZE` says otherwise. */
const LOOKUPS_AT_A_TIME = 2;

/** The world as it is: the system's DNS and clock, no private hosts, twenty seconds for an analysis. */
export const systemWorld = (overrides: Partial<World> = {}): World => ({
  resolve: createSystemResolve(overrides.lookupsAtATime ?? LOOKUPS_AT_A_TIME),
  lookupsAtATime: LOOKUPS_AT_A_TIME,
  connectTo: new Map(),
  now: () => performance.now(),
  userAgent: "MarqueBot/0.1",
  deadlineMilliseconds: 20_000,
  ...overrides,
});
