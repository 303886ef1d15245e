import { BROKEN } from "./broken";
import { HUGE } from "./huge";
import { LEADING } from "./leading";
import { MARKUP } from "./markup";
import { REFUSING } from "./refusing";
import { SLOW } from "./slow";
import { TLS } from "./tls";
import type { HostedServer } from "./visit";

export { createVisitor, type HostedServer, type Place, type Visitor } from "./visit";

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
