import { isIP, type Socket } from "node:net";
import type { buildConnector } from "undici";
import type { World } from "../../world";
import { errorCode, GuardRefusal, NameFailure } from "../errors";
import { type CheckedUrl, checkUrl } from "./check-url";
import { type Dial, type DialOptions, dialFirst, dialOne } from "./dial-first";
import { isPublicAddress } from "./public-address";

/**
 * Opens a connection to the host of an address, if that may be dialled. A connection that opens after the signal aborted
 * is closed.
 *
 * @throws GuardRefusal, NameFailure, or the network's error.
 */
export type Connect = (options: buildConnector.Options, signal: AbortSignal) => Promise<Socket>;

/**
 * The guard, where the socket is opened: every connection of the fetcher passes here, also those to literal addresses,
 * for which undici looks nothing up. A name is looked up once and the very addresses that were checked are dialled, so
 * an answer that changes in between (DNS rebinding) changes nothing.
 *
 * @param dial opens a socket to a literal address.
 */
export function createGuardedConnect(world: World, dial: Dial): Connect {
  return async (options, signal) => {
    const check = checkUrl(`${options.protocol}//${options.host ?? options.hostname}`, world);
    if (!check.ok) throw new GuardRefusal(check.reason);
    return dialChecked(check, options, signal);
  };

  async function dialChecked(check: CheckedUrl, options: DialOptions, signal: AbortSignal): Promise<Socket> {
    const { hostname } = check.url;
    const target = world.connectTo.get(hostname);
    if (target !== undefined) {
      // Private hosts are asked in plain HTTP: no certificate can be had for them.
      if (options.protocol !== "http:") throw new GuardRefusal("scheme_not_allowed");
      return dialOne(dial, { ...options, hostname: target.address, port: String(target.port) }, signal);
    }
    if (check.reason === "public_ip")
      return dialOne(dial, { ...options, hostname: hostname.replace(/^\[|\]$/g, "") }, signal);
    const addresses = await publicAddressesOf(world, hostname);
    signal.throwIfAborted();
    return dialFirst(dial, { ...options, servername: hostname }, addresses, signal);
  }
}

/**
 * Opens connections to one host that the operator named, and to no other, whatever is asked for. Where an address is
 * written, or a name that no public network has (`overpass`, `overpass.internal`), it is dialled wherever that is, as
 * are private hosts. Any other name must have public addresses, so that its owner can't lead inside.
 *
 * @param dial opens a socket to a literal address.
 */
export function createServiceConnect(world: World, service: URL, dial: Dial): Connect {
  const hostname = service.hostname.replace(/\.$/, "");
  const address = hostname.replace(/^\[|\]$/g, "");
  const check = checkUrl(`${service.protocol}//${hostname}`);
  const isInside = !check.ok && (check.reason === "special_use_name" || check.reason === "single_label_host");
  return async (options, signal) => {
    const target = world.connectTo.get(hostname);
    if (target !== undefined)
      return dialOne(dial, { ...options, hostname: target.address, port: String(target.port) }, signal);
    if (isIP(address) !== 0) return dialOne(dial, { ...options, hostname: address }, signal);
    if (!check.ok && !isInside) throw new GuardRefusal(check.reason);
    const addresses = await (isInside ? addressesOf : publicAddressesOf)(world, hostname);
    signal.throwIfAborted();
    return dialFirst(dial, { ...options, servername: hostname }, addresses, signal);
  };
}

/** The addresses of a name in the order to dial them: IPv4 first, for servers often have no IPv6 route. */
async function addressesOf(world: World, hostname: string): Promise<string[]> {
  const answers = await world.resolve(hostname).catch((cause: unknown) => {
    // The resolver itself can't be reached: that says nothing about the name.
    if (errorCode(cause) === "EAI_AGAIN") throw cause;
    throw new NameFailure(`${hostname} has no address`, { cause });
  });
  if (answers.length === 0) throw new NameFailure(`${hostname} has no address`);
  const ofFamily = (family: 4 | 6) => answers.filter((each) => each.family === family);
  return alternate(ofFamily(4), ofFamily(6)).map(({ address }) => address);
}

/** The same, when all of them are public. One that is not condemns them all: nobody honest publishes such a mix. */
async function publicAddressesOf(world: World, hostname: string): Promise<string[]> {
  const addresses = await addressesOf(world, hostname);
  if (!addresses.every(isPublicAddress)) throw new GuardRefusal("resolved_ip_not_public");
  return addresses;
}

/** One of each by turns (RFC 8305 section 4), beginning with the first list. */
const alternate = <T>(first: T[], second: T[]): T[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
