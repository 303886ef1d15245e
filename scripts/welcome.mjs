// @ts-check
import { addressOf } from "./address.mjs";

/** What `commands.js first-run` prints: `setupUrl` until the first owner exists, `token` once in a database's life. */
/** @typedef {{ setupUrl: string | null, token: string | null }} FirstRun */

/**
 * A line to paste into a shell that creates a brand.
 *
 * @param {string} apiUrl
 * @param {string} token
 */
export const curlLine = (apiUrl, token) =>
  `curl -sS -X POST ${apiUrl}/brands -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' ` +
  `-d '{"id":"acme","name":"Acme","domains":["acme.com"]}'`;

/**
 * What is printed when the product answers.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {FirstRun} firstRun
 * @param {string} took
 */
export function welcome(settings, firstRun, took) {
  const api = addressOf(settings.apiHost, settings.apiPort).replace("127.0.0.1", "localhost");
  const lines = ["", `  Web app  ${settings.webUrl}`, `  API      ${api} (described at ${api}/openapi.json)`];
  if (firstRun.setupUrl) lines.push("", "Make the first account and workspace here:", "", `  ${firstRun.setupUrl}`);
  if (firstRun.token)
    lines.push(
      "",
      "A token for programs, shown this once (more with `npm run token -- --name NAME`):",
      "",
      `  ${firstRun.token}`,
      "",
      "A first brand, from another terminal:",
      "",
      `  ${curlLine(api, firstRun.token)}`,
    );
  // Last, so that a program that waits for it has read the rest.
  lines.push("", `Ready in ${took}. Logs are in ${settings.dataFolder}/logs; Ctrl-C stops everything.`);
  return lines.join("\n");
}
