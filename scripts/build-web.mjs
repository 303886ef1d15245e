// @ts-check
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, stop } from "esbuild";
import { nodeBundle } from "./node-bundle.mjs";
import { Problem } from "./problem.mjs";
import { ROOT, runNode } from "./run.mjs";

/** Builds the web app into a server that needs nothing of its sources. */
export async function buildWeb() {
  const web = join(ROOT, "apps/web");
  const standalone = join(web, ".next/standalone/apps/web");
  // Next copies into what is there, and files of an earlier build would stay.
  rmSync(join(web, ".next/standalone"), { recursive: true, force: true });
  const { code, output } = await runNode("node_modules/next/dist/bin/next", ["build"], {
    cwd: web,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    quiet: true,
  });
  if (code !== 0) throw new Problem(`${output}\nThe web app could not be built; Next.js says why above.`);
  // Next leaves these two out, for those who serve them from elsewhere.
  cpSync(join(web, ".next/static"), join(standalone, ".next/static"), { recursive: true });
  if (existsSync(join(web, "public"))) cpSync(join(web, "public"), join(standalone, "public"), { recursive: true });
  // In place of Next's own, of which it needs the same packages; the build has left those of them that both load.
  await build({
    ...nodeBundle,
    entryPoints: { server: "apps/web/src/server/main.ts" },
    outdir: standalone,
    external: ["next"],
  });
  await stop();
}
