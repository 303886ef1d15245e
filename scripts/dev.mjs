// @ts-check
// npm run dev: the product from its sources, each part reloading when they change. Everything is said on the terminal.
import { announce } from "./announce.mjs";
import { requireFreePorts } from "./ports.mjs";
import { main } from "./problem.mjs";
import { loadEnvironmentFile, readSettings } from "./settings.mjs";
import { setUp } from "./setup.mjs";
import { supervise } from "./supervise.mjs";

await main(async () => {
  const began = Date.now();
  loadEnvironmentFile();
  const settings = readSettings();
  await requireFreePorts(settings);
  // The bundles are not what runs, but the embedded database and the commands come out of them.
  await setUp("api");
  const environment = await supervise({
    settings,
    quiet: false,
    api: { file: "node_modules/tsx/dist/cli.mjs", args: ["watch", "--clear-screen=false", "apps/api/src/main.ts"] },
    web: {
      file: "node_modules/tsx/dist/cli.mjs",
      args: ["watch", "--clear-screen=false", "--tsconfig", "apps/web/tsconfig.json", "apps/web/src/server/main.ts"],
      env: { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    },
  });
  if (environment) await announce(settings, environment, began);
});
