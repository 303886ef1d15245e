import { createServer } from "node:https";
import { generate } from "selfsigned";
import { listen, makeTcpSite, noted } from "../made-site";
import { makeTlsSite } from "../made-tls-site";
import { BEGINNING, type HostileServer, http, page, READ, unread } from "./hostile-server";

const DAY = 24 * 60 * 60 * 1000;
const NO_CERTIFICATE = unread(/it has no valid certificate for https/);

/** A site whose certificate nobody vouches for but itself. */
async function selfSigned(name: string, daysLeft: number) {
  const { private: key, cert } = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    algorithm: "sha256",
    notBeforeDate: new Date(Date.now() - 30 * DAY),
    notAfterDate: new Date(Date.now() + daysLeft * DAY),
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  });
  const requests: string[] = [];
  const site = await listen(createServer({ key, cert }, noted(requests, page(BEGINNING), false)), requests);
  return { site, cert };
}

/** Servers that are asked for https, and have trouble with it. */
export const TLS: readonly HostileServer[] = [
  {
    does: "vouches for itself",
    name: "self-signed.com",
    listen: async () => (await selfSigned("self-signed.com", 30)).site,
    answer: NO_CERTIFICATE,
  },
  {
    does: "has an expired certificate",
    name: "out-of-date.com",
    listen: async () => {
      const { site, cert } = await selfSigned("out-of-date.com", -1);
      return { ...site, authority: cert };
    },
    answer: NO_CERTIFICATE,
  },
  {
    does: "has a certificate of another",
    name: "another.com",
    listen: () => makeTlsSite(page(BEGINNING), [["somebody-else.com"]]),
    answer: NO_CERTIFICATE,
  },
  {
    does: "speaks plain HTTP where TLS is expected",
    name: "plain.com",
    listen: http(page(BEGINNING)),
    answer: READ,
  },
  {
    does: "answers TLS with nonsense",
    name: "nonsense.com",
    listen: () => makeTcpSite((socket) => socket.once("data", () => socket.end("\x16\x03\x01\x00\x02hi"))),
    answer: unread(/certificate|connection|no sense/),
  },
  {
    does: "never ends its TLS handshake",
    name: "never-ends.com",
    listen: () => makeTcpSite((socket) => socket.resume()),
    answer: unread(/took (too long|longer than)/),
    endless: true,
  },
];
