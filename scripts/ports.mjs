// @ts-check
import { createServer } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} Why nobody can listen there, as the system's error code.
 */
function obstacle(host, port) {
  const server = createServer();
  return new Promise((done) => {
    server.once("error", (error) => done("code" in error ? String(error.code) : error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

/**
 * Looks before anything is started, so that a taken port is one sentence and not a server's stack.
 *
 * @param {Pick<import("./settings.mjs").Settings, "apiHost" | "apiPort" | "webHost" | "webPort">} settings
 */
export async function requireFreePorts({ apiHost, apiPort, webHost, webPort }) {
  if (apiPort === webPort) throw new Problem(`API_PORT and WEB_PORT are both ${apiPort}; they must differ.`);
  const wanted = [
    { name: "the API", host: apiHost, port: apiPort, variable: "API_PORT" },
    { name: "the web app", host: webHost, port: webPort, variable: "WEB_PORT" },
  ];
  for (const { name, host, port, variable } of wanted) {
    const code = await obstacle(host, port);
    if (code === "EADDRINUSE")
      throw new Problem(
        `Port ${port} for ${name} is taken by another program (perhaps Marque runs already). ` +
          `Stop that program, or choose another port with ${variable}.`,
      );
    if (code !== undefined)
      throw new Problem(`${host}, port ${port} can't be used for ${name} (${code}). Choose another with ${variable}.`);
  }
}
