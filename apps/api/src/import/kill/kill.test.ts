import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@marque/db";
import { createTestDatabase } from "@marque/db/testing";
import { createContract } from "@marque/schema";
import { expect, inject, test, vi } from "vitest";
import { createActions } from "../../actions";
import { createEditor, sendImport } from "../testing-imports";
import { importingServices } from "./services.fixture";

const WORKER = fileURLToPath(new URL("./worker.fixture.ts", import.meta.url));
const ROUNDS = 3;
const ROWS = 600;

async function start(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", WORKER, url], {
    env: { PATH: "/usr/bin:/bin", TMPDIR: tmpdir() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const failed = once(child, "exit").then(() => Promise.reject(new Error("the process ended before it imported")));
  failed.catch(() => {}); // of one that was ready nobody asks
  await Promise.race([once(child.stdout, "data"), failed]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("an import whose process is killed at any moment goes on in another, and makes no brand twice", async () => {
  const stored = await createTestDatabase(inject("postgresUrl"));
  const database = createDatabase({ connectionString: stored.url, poolSize: 4 });
  const services = importingServices(database);
  const { id: workspaceId } = await database.workspace.create({ data: { name: "Kill" } });
  const caller = await createEditor(database, workspaceId);
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    number: index + 1,
    brand: { id: `brand-${index}`, name: "Brand", domains: [`brand-${index}.com`], prompts: ["best brand of all"] },
  }));
  // Under another id, a row that was stored twice would be two brands.
  const options = { duplicates: "another-id" } as const;
  const id = await sendImport(createActions(createContract()), { services, caller }, rows, options);
  const created = () => database.brandImportRow.count({ where: { importId: id, outcome: "created" } });

  let before = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const child = await start(stored.url);
    await vi.waitUntil(async () => (await created()) > before, { timeout: inject("limits").condition });
    await sleep(Math.random() * 100);
    await kill(child);
    before = await created();
    expect(before, "it was killed in the middle").toBeLessThan(ROWS);
  }
  const last = await start(stored.url);
  const state = async () => (await database.brandImport.findUniqueOrThrow({ where: { id } })).state;
  await vi.waitUntil(async () => (await state()) === "done", { timeout: inject("limits").condition });
  await kill(last);

  const ids = (await database.brand.findMany({ where: { workspaceId }, select: { id: true } })).map(
    (brand) => brand.id,
  );
  expect(ids.sort()).toEqual(rows.map(({ brand }) => brand.id).sort());
  expect(await created()).toBe(ROWS);
  expect(await database.auditEvent.count({ where: { workspaceId, action: "brand.create" } })).toBe(ROWS);
  expect(await database.prompt.count({ where: { workspaceId } })).toBe(ROWS);
  await services.poster.close();
  await database.$disconnect();
  await stored.drop();
});
