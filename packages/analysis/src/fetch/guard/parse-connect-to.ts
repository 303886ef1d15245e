import { isIP } from "node:net";
import type { Target } from "../../world";

const ENTRY = /^(?<hostname>[a-z0-9._-]+)=(?:\[(?<v6>[0-9a-f:.]+)\]|(?<v4>[0-9.]+)):(?<port>\d{1,5})$/;

/**
 * Reads the operator's private hosts: `acme.test=127.0.0.1:4580,www.acme.test=[::1]:4580`. Empty text means none.
 *
 * @throws Error with a sentence that names the entry that can't be read.
 */
export function parseConnectTo(text: string): Map<string, Target> {
  const entries = text.split(",").map((entry) => entry.trim());
  return new Map(entries.filter((entry) => entry !== "").map(parseEntry));
}

function parseEntry(entry: string): [string, Target] {
  const { hostname, v4, v6, port } = ENTRY.exec(entry.toLowerCase())?.groups ?? {};
  const address = v4 ?? v6;
  const isAddress = address !== undefined && isIP(address) === (v4 === undefined ? 6 : 4);
  // A private host is a name: an address as a key would open that address to every page that links to it.
  const isName = hostname !== undefined && isIP(hostname) === 0 && !hostname.endsWith(".");
  if (!isAddress || !isName || Number(port) < 1 || Number(port) > 65_535)
    throw new Error(
      `"${entry}" is not a private host: write it as hostname=address:port, like acme.test=127.0.0.1:4580.`,
    );
  return [hostname, { address, port: Number(port) }];
}
