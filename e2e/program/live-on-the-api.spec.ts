import { brand, brandPage } from "@marque/schema";
import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { call } from "./call";
import { expectError } from "./expect-error";
import { newBrand, uniqueId } from "./operations";

test.describe("a caller that lives on the API alone, at the web app's origin,", () => {
  const url = (path: string) => `${product.webUrl}/api/v1${path}`;
  const create = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const answer = await call("POST", url("/brands"), { json: newBrand(fields) });
    expect(answer.status, answer.text).toBe(201);
    return brand.parse(answer.body);
  };

  test("reads a brand, its competitors and its prompts, in the order given", async () => {
    const competitors = ["Tallywren", { name: "Bookmoth", domains: ["bookmoth.io"] }];
    const prompts = [
      { prompt: "second to none", tags: ["Big Shop"] },
      { value: "an older word", enabled: false },
    ];
    const made = await create({ competitors, prompts });
    const read = await call("GET", url(`/brands/${made.id}`));
    expect(read.status).toBe(200);
    expect(read.body).toEqual(made);
    expect(read.headers.get("etag")).toMatch(/^(W\/)?".+"$/);
    expect((await call("GET", url(`/brands/${made.id}/competitors`))).body).toEqual({
      competitors: [
        { id: expect.any(String), name: "Tallywren", domains: [], aliases: [] },
        { id: expect.any(String), name: "Bookmoth", domains: ["bookmoth.io"], aliases: [] },
      ],
    });
    expect((await call("GET", url(`/brands/${made.id}/prompts`))).body).toEqual({
      prompts: [
        { id: expect.any(String), prompt: "second to none", tags: ["big-shop"], enabled: true },
        { id: expect.any(String), prompt: "an older word", tags: [], enabled: false },
      ],
    });
  });

  test("walks the list by cursor, newest first, and meets each brand once", async () => {
    const mark = uniqueId("walk");
    const made: string[] = [];
    for (let number = 0; number < 5; number += 1) made.unshift((await create({ name: `${mark} ${number}` })).id);
    const met: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const after = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
      const answer = await call("GET", url(`/brands?limit=2&q=${mark}${after}`));
      expect(answer.status, answer.text).toBe(200);
      const { brands, pagination } = brandPage.parse(answer.body);
      expect(pagination).toMatchObject({ limit: 2, total: 5, totalPages: 3 });
      met.push(...brands.map(({ id }) => id));
      cursor = pagination.nextCursor;
    }
    expect(met).toEqual(made);
  });

  test("changes a brand only when it is still what the caller saw", async () => {
    const made = await create({ competitors: ["Tallywren", "Bookmoth"] });
    const seen = (await call("GET", url(`/brands/${made.id}`))).headers.get("etag") ?? "";
    const change = (json: unknown, etag: string) =>
      call("PATCH", url(`/brands/${made.id}`), { json, headers: { "if-match": etag } });
    const changed = await change({ name: "Changed", competitors: ["Numerella"], enabled: false }, seen);
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body).toMatchObject({ id: made.id, name: "Changed", enabled: false, createdAt: made.createdAt });
    expectError(await change({ name: "Too late" }, seen), "preconditionFailed");
    expect((await call("GET", url(`/brands/${made.id}`))).body).toMatchObject({ name: "Changed" });
    const { body } = await call("GET", url(`/brands/${made.id}/competitors`));
    expect(body).toEqual({ competitors: [{ id: expect.any(String), name: "Numerella", domains: [], aliases: [] }] });
  });

  test("removes a brand, which then never was", async () => {
    const { id } = await create();
    const removed = await call("DELETE", url(`/brands/${id}`));
    expect(removed.status).toBe(204);
    expect(removed.text).toBe("");
    for (const path of [`/brands/${id}`, `/brands/${id}/competitors`, `/brands/${id}/prompts`])
      expectError(await call("GET", url(path)), "notFound");
    expectError(await call("DELETE", url(`/brands/${id}`)), "notFound");
    expectError(await call("PATCH", url(`/brands/${id}`), { json: { name: "Ghost" } }), "notFound");
  });
});
