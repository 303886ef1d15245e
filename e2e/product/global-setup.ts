import { startSites } from "../sites/start";
import { LIMITS } from "./limits";
import { startProduct } from "./start";

/** Long enough for every made site on a machine that is busy with browsers, but for the slow one, which is there to run into it. */
const ANALYSIS_DEADLINE_SECONDS = 20;
/** What the product takes at most (apps/api/src/env.ts). */
const LONGEST_DEADLINE_SECONDS = 600;

/**
 * The made sites, then the real product in front of them; what is returned runs when the last test is done.
 * Whoever sets the addresses beforehand (`product/address.ts` has their names) runs both, and saves a start a run.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_WEB_URL !== undefined) return undefined;
  const sites = await startSites();
  const started = await startProduct({
    ANALYSIS_RESOLVE: sites.resolve,
    ANALYSIS_DEADLINE_SECONDS: String(Math.min(LONGEST_DEADLINE_SECONDS, ANALYSIS_DEADLINE_SECONDS * LIMITS.slowness)),
    LOG_LEVEL: "warn",
  }).catch(async (error: unknown) => {
    await sites.stop();
    throw error;
  });
  if (started.announcement === undefined) {
    await started.stop();
    await sites.stop();
    throw new Error("The product was ready on an empty data folder, yet told no set-up link and no token.");
  }
  process.env.E2E_API_URL = started.apiUrl;
  process.env.E2E_WEB_URL = started.webUrl;
  process.env.E2E_DATA = started.folder;
  process.env.E2E_SUPERVISOR = String(started.process.pid);
  process.env.E2E_TOKEN = started.announcement.token;
  process.env.E2E_SETUP_LINK = started.announcement.setUpLink;
  return async () => {
    const code = await started.stop();
    await sites.stop();
    if (code !== 0)
      throw new Error(
        `Asked to stop, the product exited with ${code} instead of 0. Its logs are in ${started.folder}/logs.`,
      );
  };
}
