import { brandPage } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { apiProcess, postgresProcess } from "../product/processes";
import { startProduct } from "../product/start";
import { call } from "./call";
import { inParallel } from "./in-parallel";
import { createUntilAcknowledged, type Setback } from "./persistent-client";
import { storedBrand, wholeBrand } from "./whole-brand";

const BRANDS = 1000;
const AT_A_TIME = 16;
/** Who is killed when so many were acknowledged: some are behind each crash, and some before it. */
const CRASHES = [
  { acknowledged: 300, victim: "api" },
  { acknowledged: 650, victim: "postgres" },
] as const;

/** The database away, the same key still in flight, or nobody there: each asks a client to try again. */
const HONEST_SETBACKS: readonly Setback[] = ["no answer", 503, 409];

test("kill -9 of the API, then of PostgreSQL, during 1,000 creates loses no acknowledged brand, doubles none, and halves none", async () => {
  const product = await startProduct({ LOG_LEVEL: "error" });
  try {
    const authorization = `Bearer ${product.announcement?.token}`;
    const get = async (path: string) => (await call("GET", `${product.apiUrl}${path}`, { authorization })).body;
    const brands = Array.from({ length: BRANDS }, (_, index) => wholeBrand(index));
    const victims = { api: await apiProcess(product.process.pid), postgres: await postgresProcess(product.folder) };
    const met = { api: new Set<Setback>(), postgres: new Set<Setback>() };
    let acknowledged = 0;
    await inParallel(brands, AT_A_TIME, async (brand) => {
      const { setbacks } = await createUntilAcknowledged(`${product.apiUrl}/brands`, authorization, brand);
      const last = acknowledged < CRASHES[1].acknowledged ? "api" : "postgres";
      for (const setback of setbacks) met[last].add(setback);
      acknowledged += 1;
      for (const crash of CRASHES)
        if (acknowledged === crash.acknowledged) process.kill(victims[crash.victim], "SIGKILL");
    });

    for (const { victim } of CRASHES) {
      expect(met[victim].size, `the crash of ${victim} was felt`).toBeGreaterThan(0);
      expect([...met[victim]].filter((setback) => !HONEST_SETBACKS.includes(setback))).toEqual([]);
    }
    expect(brandPage.parse(await get("/brands?limit=1")).pagination.total).toBe(BRANDS);
    const stored = new Map<string, Awaited<ReturnType<typeof storedBrand>>>();
    await inParallel(brands, AT_A_TIME, async ({ id }) => {
      stored.set(id, await storedBrand(get, id));
    });
    // All at once, each whole and in the order sent: of three thousand comparisons Playwright would keep a record each.
    expect(brands.map(({ id }) => stored.get(id)?.fields)).toMatchObject(
      brands.map(({ competitors, prompts, ...fields }) => fields),
    );
    expect(brands.map(({ id }) => stored.get(id)?.lists)).toMatchObject(
      brands.map(({ competitors, prompts }) => [{ competitors }, { prompts }]),
    );
    expect(await product.stop(), "exit code").toBe(0);
  } finally {
    await product.stop();
  }
});
