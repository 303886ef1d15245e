// @ts-check
// node scripts/check-full-disk.mjs: the product on a small disk of its own (a tmpfs; Linux, as root) that fills up. Reads
// go on being answered, changes are refused with a 5xx that says so, no process ends, and with room again all is well.
import { execFileSync, spawn } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { main, Problem } from "./problem.mjs";
import { ROOT } from "./run.mjs";

/** An empty cluster takes some 70 MB, its write-ahead log included. */
const DISK = "160m";
const CHANGES = 200;
const PATIENCE_MS = 120_000;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

/** @param {() => Promise<boolean> | boolean} condition @param {string} what */
async function until(condition, what) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Problem(`In vain: ${what}.`);
    await sleep(200);
  }
}

/** @param {string} folder */
function mount(folder) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

/** Takes the last byte that there is. @param {string} file */
function fill(file) {
  const descriptor = openSync(file, "a");
  try {
    for (const size of [1024 * 1024, 4096, 1])
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size));
      } catch {
        // No room for so much at once; less may still fit.
      }
  } finally {
    closeSync(descriptor);
  }
}

/** @param {string} disk */
async function check(disk) {
  const folder = join(disk, "data");
  mkdirSync(folder);
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    env: { ...process.env, MARQUE_DATA: folder, API_PORT: String(apiPort), WEB_PORT: String(webPort) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [product.stdout, product.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  try {
    await until(() => /^Ready in/m.test(said), `the product starts:\n${said}`);
    const token = /mrq_\w{49}/.exec(said)?.[0];
    const api = `http://127.0.0.1:${apiPort}`;
    /** @param {string} url @param {object} [body] */
    const call = async (url, body) => {
      const answer = await fetch(url, {
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        signal: AbortSignal.timeout(30_000),
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const prompts = Array.from({ length: 100 }, (_, number) => `question number ${number} ${"about it ".repeat(20)}`);
    /** @param {string} id */
    const create = (id) => call(`${api}/brands`, { id, name: "Acme", domains: ["acme.com"], prompts });
    const filler = join(disk, "filler");

    console.log(`${await create("before")} for a change before`);
    fill(filler);
    /** @type {Record<string, number>} */
    const changes = {};
    /** @type {Record<string, number>} */
    const reads = {};
    for (let number = 0; number < CHANGES; number++) {
      const [changed, read] = [await create(`full-${number}`), await call(`${api}/brands?limit=1`)];
      changes[changed] = (changes[changed] ?? 0) + 1;
      reads[read] = (reads[read] ?? 0) + 1;
    }
    const page = await call(`http://127.0.0.1:${webPort}/signin`);
    console.log(`On a full disk: changes ${JSON.stringify(changes)}, reads ${JSON.stringify(reads)}, a page ${page}`);
    rmSync(filler);
    await until(async () => (await create(`after-${Date.now()}`)) === 201, "changes are made again");
    console.log("201 for a change after");
    const ended = said.match(/^.*(ended unexpectedly|can't be written).*$/gm) ?? [];
    console.log(ended.length > 0 ? ended.join("\n") : "No process ended.");
    if (product.exitCode !== null || /(api|web) ended/.test(said)) throw new Problem("A process ended.");
    if (page !== 200 || Object.keys(reads).some((status) => Number(status) !== 200 && Number(status) !== 503))
      throw new Problem("Reads were not answered.");
  } finally {
    product.kill("SIGTERM");
    if (product.exitCode === null) await new Promise((done) => product.once("exit", done));
  }
}

await main(async () => {
  const disk = mkdtempSync(join(tmpdir(), "marque-full-disk-"));
  if (!mount(disk)) {
    rmSync(disk, { recursive: true });
    console.log("Skipped: a disk of its own can be mounted on Linux as root alone.");
    return;
  }
  try {
    await check(disk);
  } finally {
    execFileSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  }
});
