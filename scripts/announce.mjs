// @ts-check
import { runNode, seconds } from "./run.mjs";
import { welcome } from "./welcome.mjs";

/**
 * Says that the product runs, and what to do first.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} began When the command was given, in milliseconds since the epoch.
 */
export async function announce(settings, environment, began) {
  const { code, stdout, output } = await runNode("apps/api/dist/commands.js", ["first-run"], {
    env: environment,
    quiet: true,
  });
  // The product runs all the same; `npm run setup-link` gives the link another time.
  if (code !== 0) console.error(`${output}\nThe set-up link could not be made; what went wrong is above.`);
  const firstRun = code === 0 ? JSON.parse(stdout) : { setupUrl: null, token: null };
  console.log(welcome(settings, firstRun, seconds(Date.now() - began)));
}
