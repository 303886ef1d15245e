import { createServer } from "node:net";
import { listen } from "../sites/listen";

/** Ports that nobody listens on. They are held together, so that no two are the same, and let go together. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => listen(createServer())));
  await Promise.all(held.map(({ stop }) => stop()));
  return held.map(({ port }) => port);
}
