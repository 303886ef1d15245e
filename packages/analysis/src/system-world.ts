import { systemResolve } from "./fetch";
import type { World } from "./world";

/** The world as it is: the system's DNS and clock, no private hosts, twenty seconds for an analysis. */
export const systemWorld = (overrides: Partial<World> = {}): World => ({
  resolve: systemResolve,
  connectTo: new Map(),
  now: () => performance.now(),
  userAgent: "MarqueBot/0.1",
  deadlineMilliseconds: 20_000,
  ...overrides,
});
