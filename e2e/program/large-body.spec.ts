import { expect, test } from "@playwright/test";
import { product } from "../product/address";
import { DOORS } from "./doors";
import { FRAMINGS, upload } from "./large-body";
import { OPERATIONS } from "./operations";

const FIFTY_MEGABYTES = 50 * 1024 * 1024;
/** The limit, and what may lie in the sockets' buffers on the way. */
const FAR_LESS = 10 * 1024 * 1024;

for (const door of DOORS)
  for (const { path } of OPERATIONS)
    for (const framing of ["content-length", "chunked"] as const)
      test.describe(`POST ${path} at ${door.name}, 50 MB by ${framing}`, () => {
        const pour = (headers: readonly string[]) =>
          upload(`${door.url()}${path}`, FIFTY_MEGABYTES, FRAMINGS[framing](FIFTY_MEGABYTES), headers);

        test("is answered 413 without being read to its end", async () => {
          const { status, sent } = await pour([`Authorization: Bearer ${product.token}`]);
          expect(status).toBe(413);
          expect(sent).toBeLessThan(FAR_LESS);
        });

        test("is answered 401 without being read when nobody is known", async () => {
          const { status, sent } = await pour([]);
          expect(status).toBe(401);
          expect(sent).toBeLessThan(FAR_LESS);
        });
      });
