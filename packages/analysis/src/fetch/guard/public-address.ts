import ipaddr from "ipaddr.js";

/** Global unicast of IPv6 as far as IANA has given it out (RFC 4291 section 2.4): whatever is not in it is refused. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** Azure's WireServer: a public address in every registry, and yet inside every Azure network. */
const WIRE_SERVER = "168.63.129.16";

/**
 * Whether an address is globally routable unicast, by the IANA special-purpose registries (RFC 6890). Fails closed:
 * text that is not an address in its usual form, and every kind of address that carries another one inside (IPv4-mapped,
 * NAT64, 6to4, Teredo), is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address))
    return address !== WIRE_SERVER && ipaddr.IPv4.parse(address).range() === "unicast";
  // `fe80::1%eth0`: a zone exists on one link alone (RFC 4007).
  if (address.includes("%") || !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === "unicast";
}
