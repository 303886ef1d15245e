// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** Folders of the workspace's packages, from the root, as pnpm-workspace.yaml names them. */
export const PACKAGES = [
  ...["apps", "packages"].flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`)),
  "prisma",
  "e2e",
  "bench",
].filter((folder) => existsSync(join(ROOT, folder, "package.json")));
