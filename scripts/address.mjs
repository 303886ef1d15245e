// @ts-check

/**
 * @param {string} host An address that a server listens on.
 * @param {number} port
 * @returns {string} The URL that reaches it from this machine, without a slash at its end.
 */
export function addressOf(host, port) {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`;
  if (host === "::") return `http://[::1]:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
