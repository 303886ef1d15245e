// @ts-check
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { ROOT } from "./run.mjs";

/** Where apps/api finds it when it runs from its sources; its bundle has it beside itself. */
export const REFERENCE = join(ROOT, "apps/api/src/rest/generated/reference.js.gz");

/**
 * Writes the script of the API's reference page, compressed: 1.1 MB of 3.7. The package holds it as a text among its
 * code, which would take 50 MB of the API's memory; as a file it takes none.
 */
export async function writeReference() {
  const { resolve } = createRequire(join(ROOT, "apps/api/package.json"));
  const { default: Fastify } = await import(pathToFileURL(resolve("fastify")).href);
  const { default: scalar } = await import(pathToFileURL(resolve("@scalar/fastify-api-reference")).href);
  const library = Fastify();
  await library.register(scalar, { routePrefix: "/", configuration: { url: "openapi.json" } });
  const { statusCode, rawPayload } = await library.inject("/js/scalar.js");
  await library.close();
  if (statusCode !== 200) throw new Error(`the package's script was answered with ${statusCode}`);
  mkdirSync(dirname(REFERENCE), { recursive: true });
  const written = `${REFERENCE}.${process.pid}`;
  writeFileSync(written, gzipSync(rawPayload, { level: 9 }));
  renameSync(written, REFERENCE);
}
