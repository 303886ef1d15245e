// @ts-check
// npm run db:…: the Prisma CLI, once the packages are there.
import { main } from "./problem.mjs";
import { runNode } from "./run.mjs";
import { loadEnvironmentFile, readSettings } from "./settings.mjs";
import { setUp } from "./setup.mjs";

await main(async () => {
  loadEnvironmentFile();
  await setUp("install");
  const { code } = await runNode("prisma/scripts/cli.mjs", process.argv.slice(2), {
    env: { ...process.env, MARQUE_DATA: readSettings().dataFolder },
  });
  process.exitCode = code;
});
