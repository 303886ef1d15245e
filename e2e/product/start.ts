import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neutralEnvironment, ROOT } from "./environment";
import { LIMITS } from "./limits";
import { type Announcement, Output } from "./output";
import { freePorts } from "./ports";

export interface Product {
  apiUrl: string;
  webUrl: string;
  /** Where its database and its secrets live. */
  folder: string;
  process: ChildProcess;
  announcement: Announcement | undefined;
  /** Asks it to end, as an operator would, and gives the exit code. Whatever ended well leaves no folder behind. */
  stop: () => Promise<number | null>;
}

/** Starts the whole product as a person does, `npm start`, with its own folder and ports, and waits until it is ready. */
export async function startProduct(environment: Readonly<Record<string, string>>): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "marque-e2e-"));
  const [apiPort, webPort] = await freePorts(2);
  const apiUrl = `http://localhost:${apiPort}`;
  const webUrl = `http://localhost:${webPort}`;
  const started = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...neutralEnvironment(),
      MARQUE_DATA: folder,
      API_PORT: String(apiPort),
      WEB_PORT: String(webPort),
      API_URL: apiUrl,
      WEB_URL: webUrl,
      SHUTDOWN_SECONDS: String(LIMITS.shutdownSeconds),
      ...environment,
    },
  });
  const output = new Output();
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => output.add(String(chunk)));
  await ready(started, output);
  return {
    apiUrl,
    webUrl,
    folder,
    process: started,
    announcement: output.announcement,
    stop: () => stopAndTidy(started, folder),
  };
}

async function ready(started: ChildProcess, output: Output): Promise<void> {
  const deadline = Date.now() + LIMITS.productStart;
  while (!output.ready) {
    if (started.exitCode !== null || started.signalCode !== null)
      throw new Error(`The product ended before it was ready (exit code ${started.exitCode}):\n${output.tail}`);
    if (Date.now() > deadline) {
      await stop(started);
      throw new Error(`The product was not ready in time:\n${output.tail}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(started: ChildProcess): Promise<number | null> {
  if (started.exitCode !== null || started.signalCode !== null) return started.exitCode;
  const ended = once(started, "exit");
  const timer = setTimeout(() => started.kill("SIGKILL"), LIMITS.productStop);
  started.kill("SIGTERM");
  await ended;
  clearTimeout(timer);
  return started.exitCode;
}

async function stopAndTidy(started: ChildProcess, folder: string): Promise<number | null> {
  const code = await stop(started);
  if (code === 0) await rm(folder, { recursive: true, force: true });
  return code;
}
