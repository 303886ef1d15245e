// @ts-check
// npm run token, npm run setup-link, npm run reset-password: one of the API's commands, on the database that the product uses.
import { withDatabase } from "./postgres.mjs";
import { main } from "./problem.mjs";
import { runNode } from "./run.mjs";
import { readSecrets } from "./secrets.mjs";
import { childEnvironment, loadEnvironmentFile, readSettings } from "./settings.mjs";
import { setUp } from "./setup.mjs";

await main(async () => {
  loadEnvironmentFile();
  const settings = readSettings();
  await setUp("api");
  const secrets = readSecrets(settings.dataFolder);
  const { code } = await withDatabase(settings, (url) =>
    runNode("apps/api/dist/commands.js", process.argv.slice(2), {
      env: childEnvironment("commands", settings, url, secrets),
    }),
  );
  process.exitCode = code;
});
