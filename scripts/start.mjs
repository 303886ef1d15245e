// @ts-check
// npm start: everything from a fresh clone to a running product.
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
  await setUp("web");
  const environment = await supervise({
    settings,
    quiet: true,
    api: {
      file: "apps/api/dist/main.js",
      env: { NODE_ENV: "production" },
    },
    web: {
      file: "apps/web/.next/standalone/apps/web/server.js",
      env: { NODE_ENV: "production" },
    },
  });
  if (environment) await announce(settings, environment, began);
});
