// @ts-check
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { requireFreePorts } from "./ports.mjs";
import { ROOT } from "./run.mjs";
import { readSecrets } from "./secrets.mjs";
import { childEnvironment, readSettings } from "./settings.mjs";
import { VARIABLES } from "./variables.mjs";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "marque-settings-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

it("derives the addresses from the ports", () => {
  expect(readSettings({ API_PORT: "4100", WEB_PORT: "3100" })).toMatchObject({
    apiUrl: "http://127.0.0.1:4100",
    webUrl: "http://localhost:3100",
  });
});

it("takes an empty variable for one that is unset", () => {
  expect(readSettings({ DATABASE_URL: "", API_PORT: "", API_HOST: "" })).toMatchObject({
    databaseUrl: undefined,
    apiPort: 4000,
    apiHost: "127.0.0.1",
  });
});

it.each(["http", "0", "65536", "40.5", "-1"])("refuses %s as a port", (port) => {
  expect(() => readSettings({ API_PORT: port })).toThrow("API_PORT must be a port number");
});

it("keeps the secrets that it makes, for their owner's eyes only", () => {
  const data = join(folder(), "data");
  const made = readSecrets(data, {});
  expect(made.AUTH_SECRET).toMatch(/^[\w-]{43}$/);
  expect(made.AUTH_SECRET).not.toBe(made.INTERNAL_AUTH_SECRET);
  expect(readSecrets(data, {})).toEqual(made);
  expect(statSync(join(data, "secrets.json")).mode & 0o777).toBe(0o600);
});

it("prefers a secret of the environment, and keeps the other", () => {
  const data = folder();
  const made = readSecrets(data, {});
  expect(readSecrets(data, { AUTH_SECRET: "given" })).toEqual({ ...made, AUTH_SECRET: "given" });
});

it("refuses a secrets file that holds none", () => {
  const data = folder();
  writeFileSync(join(data, "secrets.json"), "{}");
  expect(() => readSecrets(data, {})).toThrow("does not hold AUTH_SECRET");
});

it("names the port that is taken and the variable to change", async () => {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const settings = readSettings({ API_PORT: String(port) });
  await expect(requireFreePorts(settings)).rejects.toThrow(new RegExp(`Port ${port} .* API_PORT`));
});

it("gives each process the variables that it reads, and those that are none of ours", () => {
  const environment = { PATH: "/bin", PGPASSWORD: "p", RATE_LIMITS: "off", LOG_LEVEL: "warn" };
  const secrets = { AUTH_SECRET: "of the web app", INTERNAL_AUTH_SECRET: "of both" };
  const settings = readSettings({});
  const [api, web, commands] = /** @type {const} */ (["api", "web", "commands"]).map((reader) =>
    childEnvironment(reader, settings, "postgres://marque:secret@localhost/marque", secrets, environment),
  );
  expect(Object.keys(web ?? {}).sort()).toEqual(
    [
      "PATH",
      "API_URL",
      "WEB_HOST",
      "WEB_PORT",
      "WEB_URL",
      "AUTH_SECRET",
      "INTERNAL_AUTH_SECRET",
      "SHUTDOWN_SECONDS",
    ].sort(),
  );
  expect(api).toMatchObject({ DATABASE_URL: expect.stringContaining("secret"), PGPASSWORD: "p", RATE_LIMITS: "off" });
  expect(api).not.toHaveProperty("AUTH_SECRET");
  expect(Object.keys(commands ?? {}).sort()).toEqual(["DATABASE_URL", "PATH", "PGPASSWORD", "WEB_URL"]);
});

it("knows who reads each variable that operators are told of", () => {
  const told = readFileSync(join(ROOT, ".env.example"), "utf8").matchAll(/^# ([A-Z_]+)=/gm);
  expect([...told].map(([, name]) => name).sort()).toEqual([...VARIABLES].sort());
});
