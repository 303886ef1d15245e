// The servers of hostile.bench.ts, in a process of their own, so that what they send is not counted as memory of the reader.
import { HOSTILE_SERVERS } from "../packages/analysis/testing/hostile";

const places = await Promise.all(
  HOSTILE_SERVERS.map(async (server) => {
    const { target, authority } = await server.listen();
    return { host: server.host, target, authority };
  }),
);
process.send?.(places);
// Ends with the one that asked for it.
process.on("disconnect", () => process.exit());
