import { brandPage } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { apiProcess, postgresProcess } from "../product/processes";
import { type Product, startProduct } from "../product/start";
import { call } from "./call";
import { createUntilAcknowledged, inParallel, type Setback } from "./persistent-client";
import { expectWhole, wholeBrand } from "./whole-brand";

const BRANDS = 1000;
const AT_A_TIME = 16;
/** Killed when so many were acknowledged, so that some are behind it and some before it. */
const KILLED_AFTER = 300;

/** The database away, the same key still in flight, or nobody there: each asks a client to try again. */
const HONEST_SETBACKS: readonly Setback[] = ["no answer", 503, 409];

const VICTIMS: readonly { name: string; find: (product: Product) => Promise<number> }[] = [
  { name: "the API", find: apiProcess },
  { name: "PostgreSQL", find: postgresProcess },
];

for (const { name, find } of VICTIMS)
  test(`kill -9 of ${name} during 1,000 creates loses no acknowledged brand, doubles none, and halves none`, async () => {
    test.setTimeout(240_000);
    const product = await startProduct({ LOG_LEVEL: "error" });
    try {
      const authorization = `Bearer ${product.announcement?.token}`;
      const get = async (path: string) => (await call("GET", `${product.apiUrl}${path}`, { authorization })).body;
      const brands = Array.from({ length: BRANDS }, (_, index) => wholeBrand(index));
      const victim = await find(product);
      const met = new Set<Setback>();
      let acknowledged = 0;
      await inParallel(brands, AT_A_TIME, async (brand) => {
        const { setbacks } = await createUntilAcknowledged(`${product.apiUrl}/brands`, authorization, brand);
        for (const setback of setbacks) met.add(setback);
        acknowledged += 1;
        if (acknowledged === KILLED_AFTER) process.kill(victim, "SIGKILL");
      });

      expect(met.size, "the crash was felt").toBeGreaterThan(0);
      expect([...met].filter((setback) => !HONEST_SETBACKS.includes(setback))).toEqual([]);
      expect(brandPage.parse(await get("/brands?limit=1")).pagination.total).toBe(BRANDS);
      await inParallel(brands, AT_A_TIME, (brand) => expectWhole(get, brand));
      expect(await product.stop(), "exit code").toBe(0);
    } finally {
      await product.stop();
    }
  });
