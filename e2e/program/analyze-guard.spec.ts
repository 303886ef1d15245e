import { createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { listen } from "../sites/listen";
import { call } from "./call";

/** Ways to write this machine's own address into a redirect. */
const INSIDE: readonly { name: string; to: (port: number) => string }[] = [
  { name: "127.0.0.1", to: (port) => `http://127.0.0.1:${port}/` },
  { name: "localhost", to: (port) => `http://localhost:${port}/` },
  { name: "a decimal address", to: (port) => `http://2130706433:${port}/` },
  { name: "a short address", to: (port) => `http://127.1:${port}/` },
  { name: "an IPv4-mapped address", to: (port) => `http://[::ffff:127.0.0.1]:${port}/` },
  { name: "the unspecified address", to: (port) => `http://0.0.0.0:${port}/` },
  { name: "https", to: (port) => `https://127.0.0.1:${port}/` },
];

for (const { name, to } of INSIDE)
  test(`a site that redirects to this machine by ${name} is not followed: nobody connects`, async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    const listening = await listen(server);
    const website = `http://private-redirect.test/?to=${encodeURIComponent(to(listening.port))}`;
    const answer = await call("POST", `${product.apiUrl}/tools/analyze`, { json: { website } });
    await listening.stop();
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ website: "private-redirect.test" });
    expect(connections).toBe(0);
  });
