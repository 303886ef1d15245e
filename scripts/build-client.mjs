// @ts-check
// npm run client [folder]: the package @marque/client, built to packages/client/dist, ready for npm pack and npm publish.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { main, Problem } from "./problem.mjs";
import { ROOT, run, runNode } from "./run.mjs";

const CLIENT = join(ROOT, "packages/client");
const CONTRACT = join(CLIENT, "src/generated/contract.ts");

/**
 * @param {string} says
 * @param {{ code: number, output: string }} done
 */
function check(says, { code, output }) {
  if (code !== 0) throw new Problem(`${output}\n${says}`);
}

/** Writes the client's types, made of the OpenAPI document, which is made of the schemas that run. */
export async function writeClientContract() {
  const openapi = join(dirname(CONTRACT), `openapi.${process.pid}.json`);
  const written = `${CONTRACT}.${process.pid}`;
  mkdirSync(dirname(CONTRACT), { recursive: true });
  try {
    const print = ["--import=tsx", "apps/api/src/commands/openapi.ts", openapi];
    check("The OpenAPI document could not be made.", await run(process.execPath, print, { quiet: true }));
    // A field with a default is optional to who sends it.
    const options = ["--default-non-nullable", "false", "--output", written];
    const generator = "packages/client/node_modules/openapi-typescript/bin/cli.js";
    check("The client's types could not be made.", await runNode(generator, [openapi, ...options], { quiet: true }));
    renameSync(written, CONTRACT);
  } finally {
    for (const file of [openapi, written]) rmSync(file, { force: true });
  }
}

/**
 * Builds the package: JavaScript modules, their types, and a package.json without what only its development needs.
 *
 * @param {string} folder Where it is put; what stood there is removed.
 */
export async function buildClient(folder) {
  await writeClientContract();
  rmSync(folder, { recursive: true, force: true });
  const compile = ["-p", join(CLIENT, "tsconfig.build.json"), "--outDir", folder];
  check(
    "The client could not be compiled.",
    await runNode("node_modules/typescript/bin/tsc", compile, { quiet: true }),
  );
  const { name, version, description, license } = JSON.parse(readFileSync(join(CLIENT, "package.json"), "utf8"));
  const published = {
    ...{ name, version, description, license, type: "module", sideEffects: false },
    exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    engines: { node: ">=20.3" },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(CLIENT, "README.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(async () => {
    const [folder = join(CLIENT, "dist")] = process.argv.slice(2);
    await buildClient(folder);
    console.log(`npm pack ${folder}`);
  });
