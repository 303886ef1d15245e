import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { LRUCache } from "lru-cache";

/** What the hosts' TLS certificates said of other names, as far as a process remembers. */
export interface CertificateNames {
  /** Keeps the names on the certificate that a host showed on a new connection. */
  note(host: string, socket: Socket): void;
  /** The DNS names on a host's certificate, lower case; empty when it never showed one. */
  of(host: string): readonly string[];
}

/** The certificates of networks that put many sites on one tell nothing of an owner anyway. */
const MOST_NAMES = 250;
/** One name of Node's list `DNS:a.com, IP Address:1.2.3.4`. A name with a comma or a quote in it is written as a JSON string (CVE-2021-44532). */
const ENTRY = /([A-Za-z ]+):("(?:[^"\\]|\\.)*"|[^",]*)(?:, |$)/y;
/** RFC 5280 section 4.2.1.6, with a wildcard for the first label (RFC 9525 section 6.3). */
const DNS_NAME = /^(\*\.)?([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/**
 * The DNS names of a certificate's `subjectAltName`, as Node writes it: each once, lower case, in their order. A name
 * that is no hostname is left out, and so is everything after a part that can't be read.
 */
export function readDnsNames(subjectAltName: string): string[] {
  const names = new Set<string>();
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < subjectAltName.length && names.size < MOST_NAMES) {
    const entry = ENTRY.exec(subjectAltName);
    if (entry === null) break;
    const name = (entry[2] ?? "").toLowerCase().replace(/\.$/, "");
    if (entry[1] === "DNS" && name.length <= 253 && DNS_NAME.test(name)) names.add(name);
  }
  return [...names];
}

/** Makes an empty memory of certificate names. */
export function createCertificateNames(mostHosts: number): CertificateNames {
  const hosts = new LRUCache<string, readonly string[]>({ max: mostHosts });
  return {
    note(host, socket) {
      if (!(socket instanceof TLSSocket)) return;
      const names = readDnsNames(socket.getPeerX509Certificate()?.subjectAltName ?? "");
      // A resumed session may show no certificate: what the first connection showed still holds.
      if (names.length > 0) hosts.set(host, names);
    },
    of: (host) => hosts.get(host) ?? [],
  };
}
