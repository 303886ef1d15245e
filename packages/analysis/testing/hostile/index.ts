import { BROKEN } from "./broken";
import type { HostedServer } from "./hostile-analyzer";
import { HUGE } from "./huge";
import { LEADING } from "./leading";
import { MARKUP } from "./markup";
import { REFUSING } from "./refusing";
import { SLOW } from "./slow";
import { TLS } from "./tls";

export { createHostileAnalyzer, type HostedServer, type HostileAnalyzer, type Place } from "./hostile-analyzer";

/** Every kind of server that an analysis must outlive, each under a host of its own. */
export const HOSTILE_SERVERS: readonly HostedServer[] = [
  ...SLOW,
  ...HUGE,
  ...BROKEN,
  ...LEADING,
  ...REFUSING,
  ...TLS,
  ...MARKUP,
].map((server, index) => ({ ...server, host: server.name ?? `server-${index + 1}.test` }));
