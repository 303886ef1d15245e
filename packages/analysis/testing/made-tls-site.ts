import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import { createSecureContext, type SecureContext } from "node:tls";
import { generate } from "selfsigned";
import { buildConnector } from "undici";
import type { World } from "../src/world";
import { listen, type MadeSite, madeWorld, noted } from "./made-site";

/** For tests: a site over TLS. */
export interface MadeTlsSite extends MadeSite {
  /** The certificate of the authority that vouches for it, in PEM. It is made with the site and known to nobody else. */
  authority: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Any public address does: whoever dials it is sent to a made site. */
const PUBLIC_ADDRESS = "93.184.216.34";

/**
 * A site over TLS with a certificate for each list of names: a host is shown the certificate that names it, or else the
 * first, by which its visitors see that it is not meant for them. `/robots.txt` is absent unless the listener answers it.
 *
 *     await using site = await makeTlsSite(listener, [["acme.com", "*.acme.com", "acme-tea.com"], ["other.com"]]);
 *     const world = tlsWorld(["acme.com", "acme-tea.com", "other.com"]);
 *     await fetchOnce(world, "https://acme.com/", { dial: tlsDial(site) });
 */
export async function makeTlsSite(
  listener: RequestListener,
  certificates: readonly (readonly string[])[],
  { robots = false } = {},
): Promise<MadeTlsSite> {
  const authority = await generate([{ name: "commonName", value: "An authority of a test" }], {
    ...fresh(),
    extensions: [{ name: "basicConstraints", cA: true, critical: true }],
  });
  const ca = { key: authority.private, cert: authority.cert };
  const made = await Promise.all(
    certificates.map(async (names) => {
      const altNames = names.map((value) => ({ type: 2 as const, value }));
      const { private: key, cert } = await generate([{ name: "commonName", value: "A site of a test" }], {
        ...fresh(),
        ca,
        extensions: [{ name: "subjectAltName", altNames }],
      });
      return { names, context: createSecureContext({ key, cert }) };
    }),
  );
  const contextFor = (host: string): SecureContext | undefined =>
    (made.find(({ names }) => names.some((name) => covers(name, host))) ?? made[0])?.context;
  const requests: string[] = [];
  const server = createServer(
    { SNICallback: (host, done) => done(null, contextFor(host)) },
    noted(requests, listener, robots),
  );
  return { ...(await listen(server, requests)), authority: authority.cert };
}

/** Keys on a curve are made in a blink, RSA's are not. */
const fresh = () => ({ keyType: "ec" as const, algorithm: "sha256", notBeforeDate: new Date(Date.now() - DAY) });

const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith("*.") && host.slice(host.indexOf(".")) === name.slice(1));

/** Sends whoever dials https to a made site, whatever the address, and trusts its authority; plain http to another. */
export function tlsDial(site: MadeTlsSite, plain?: MadeSite): buildConnector.connector {
  const open = buildConnector({ ca: site.authority });
  return (options, callback) => {
    const { target } = options.protocol === "https:" ? site : (plain ?? site);
    open({ ...options, hostname: target.address, port: String(target.port) }, callback);
  };
}

/** A world in which these names have a public address and no others have any: to be dialled with {@link tlsDial}. */
export const tlsWorld = (hosts: readonly string[], overrides: Partial<World> = {}): World =>
  madeWorld(
    {},
    {
      resolve: async (hostname) => {
        if (hosts.includes(hostname)) return [{ address: PUBLIC_ADDRESS, family: 4 }];
        throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
      },
      ...overrides,
    },
  );
