// kill -9 of the API around the commit of a create, round after round, and the retry with the same key: how many brands and
// audit rows there are for each, and whether the retry's answer is the one that was kept, byte for byte.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@marque/db";
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import { firstRun } from "../apps/api/src/commands/first-run";
import { tell, writeFigures } from "./figures";
import { median } from "./median";

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 50);
const root = fileURLToPath(new URL("..", import.meta.url));

const postgres = await startTestPostgres();
const { url: databaseUrl } = await createTestDatabase(postgres.url);
const database = createDatabase({ connectionString: databaseUrl, poolSize: 2 });
const { token } = await firstRun(database, "http://localhost", () => new Date());

async function startApi(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["apps/api/dist/main.js"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      API_PORT: "0",
      INTERNAL_AUTH_SECRET: "x".repeat(32),
      ANALYSIS_THREADS: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (let said = ""; ; ) {
    const [bytes] = await once(child.stdout, "data");
    said += String(bytes);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (url !== undefined) {
      child.stdout.resume();
      return { child, url };
    }
  }
}

const brand = (id: string) => ({
  id,
  name: "Acme",
  domains: ["acme.com", "acme.de"],
  competitors: Array.from({ length: 5 }, (_, index) => ({ name: `Rival ${index}`, domains: [`rival${index}.com`] })),
  prompts: Array.from({ length: 10 }, (_, index) => `best rocket skates ${index}`),
});
const create = (url: string, id: string) =>
  fetch(`${url}/brands`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": id },
    body: JSON.stringify(brand(id)),
  });
const isStored = async (id: string) => (await database.brand.count({ where: { id } })) > 0;

const counts = { replayed: 0, heardBefore: 0, lost: 0, doubled: 0, half: 0, audit: 0, differing: 0 };
const recoveries: number[] = [];
let api = await startApi();
for (let round = 0; round < ROUNDS; round++) {
  const id = randomUUID();
  let first: string | undefined;
  const sent = create(api.url, id).then(
    async (answer) => {
      first = await answer.text();
    },
    () => {},
  );
  // In turn: as soon as its row is there, which is between commit and reply, and whenever it happens.
  if (round % 2 === 0) while (first === undefined && !(await isStored(id))) await after(0);
  else await after(Math.random() * 12);
  api.child.kill("SIGKILL");
  await Promise.all([once(api.child, "exit"), sent]);
  if (first !== undefined) counts.heardBefore += 1;

  const began = performance.now();
  api = await startApi();
  const again = await create(api.url, id);
  recoveries.push(performance.now() - began);
  const text = await again.text();
  if (again.headers.get("idempotency-replayed") === "true") counts.replayed += 1;
  if (again.status !== 201) counts.lost += 1;
  const [brands, competitors, prompts, audit, kept] = await Promise.all([
    database.brand.count({ where: { id } }),
    database.competitor.count({ where: { brandId: id } }),
    database.prompt.count({ where: { brandId: id } }),
    database.auditEvent.count({ where: { subject: id } }),
    database.idempotencyRecord.findFirst({ where: { key: id } }),
  ]);
  if (brands === 0) counts.lost += 1;
  if (brands > 1) counts.doubled += 1;
  if (competitors !== 5 || prompts !== 10) counts.half += 1;
  if (audit !== 1) counts.audit += 1;
  if (kept?.body !== text || (first !== undefined && first !== text)) counts.differing += 1;
}

tell("rounds", ROUNDS, "");
tell("killed after the answer was heard", counts.heardBefore, "");
tell("killed between commit and reply, or later: the retry was a replay", counts.replayed, "");
tell("acknowledged or committed, and lost", counts.lost, "", 0);
tell("doubled", counts.doubled, "", 0);
tell("half", counts.half, "", 0);
tell("with another number of audit rows than one", counts.audit, "", 0);
tell("answered with other bytes than the first time", counts.differing, "", 0);
tell("from the start of the process to the retry's answer", median(recoveries), "ms");

writeFigures();
api.child.kill();
await database.$disconnect();
await postgres.stop();
process.exit();
