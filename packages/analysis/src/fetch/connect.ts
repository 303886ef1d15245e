import type { Socket } from "node:net";
import type { buildConnector } from "undici";
import type { World } from "../world";
import { checkUrl } from "./check-url";
import { errorCode, GuardRefusal, NameFailure, TimeLimitReached } from "./errors";
import { isPublicAddress } from "./public-address";
import { withTimeLimit } from "./time-limit";

type Dial = buildConnector.connector;
type DialOptions = buildConnector.Options;

/** More than this of a name's addresses are not tried. */
const MOST_ADDRESSES = 4;

/**
 * The guard, where the socket is opened: every connection of the fetcher passes here, also those to literal addresses,
 * for which undici looks nothing up. A name is looked up once and the very addresses that were checked are dialled, so
 * an answer that changes in between (DNS rebinding) changes nothing.
 *
 * @param dial opens a socket to a literal address.
 */
export function createGuardedConnect(world: World, connectMilliseconds: number, dial: Dial): Dial {
  async function open(options: DialOptions, signal: AbortSignal): Promise<Socket> {
    const check = checkUrl(`${options.protocol}//${options.host ?? options.hostname}`, world);
    if (!check.ok) throw new GuardRefusal(check.reason);
    const { hostname } = check.url;
    const target = world.connectTo.get(hostname);
    if (target !== undefined) {
      // Private hosts are asked in plain HTTP: no certificate can be had for them.
      if (options.protocol !== "http:") throw new GuardRefusal("scheme_not_allowed");
      return dialOne(dial, { ...options, hostname: target.address, port: String(target.port) }, signal);
    }
    if (check.reason === "public_ip")
      return dialOne(dial, { ...options, hostname: hostname.replace(/^\[|\]$/g, "") }, signal);
    const addresses = await resolveChecked(world, hostname);
    signal.throwIfAborted();
    return dialFirst(dial, { ...options, servername: hostname }, addresses, signal);
  }

  return (options, callback) => {
    const late = () => new TimeLimitReached("connect", connectMilliseconds);
    const { signal } = new AbortController();
    withTimeLimit(signal, connectMilliseconds, late, (limit) => open(options, limit)).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

/** The addresses of a name, IPv4 first. One that is not public condemns them all: nobody honest publishes such a mix. */
async function resolveChecked(world: World, hostname: string): Promise<string[]> {
  const answers = await world.resolve(hostname).catch((cause: unknown) => {
    // The resolver itself can't be reached: that says nothing about the name.
    if (errorCode(cause) === "EAI_AGAIN") throw cause;
    throw new NameFailure(`${hostname} has no address`, { cause });
  });
  if (answers.length === 0) throw new NameFailure(`${hostname} has no address`);
  if (!answers.every(({ address }) => isPublicAddress(address))) throw new GuardRefusal("resolved_ip_not_public");
  // Servers often have no IPv6 route; their dials to it fail at best at once.
  return answers.toSorted((a, b) => a.family - b.family).map(({ address }) => address);
}

/** @throws the first address's error when none answers. */
async function dialFirst(dial: Dial, options: DialOptions, addresses: string[], signal: AbortSignal): Promise<Socket> {
  let first: unknown;
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    try {
      return await dialOne(dial, { ...options, hostname: address }, signal);
    } catch (error) {
      first ??= error;
      if (signal.aborted) break;
    }
  }
  throw first;
}

const dialOne = (dial: Dial, options: DialOptions, signal: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    dial(options, (error, socket) => {
      // undici leaves the socket out when there is none, whatever its types say.
      if (error !== null) return reject(error);
      // Opened too late for anybody to use it, or to close it.
      if (signal.aborted) return socket.destroy();
      resolve(socket);
    });
  });
