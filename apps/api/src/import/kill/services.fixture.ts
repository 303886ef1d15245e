import { createPoster, systemWorld } from "@marque/analysis";
import type { Database } from "@marque/db";
import type { Services } from "../../action/action";
import { UNLIMITED } from "../../limits/limiter";
import { createSeal } from "../../seal";

/** What a process needs that imports, and neither analyses nor sends anything. */
export const importingServices = (database: Database): Services => ({
  database,
  now: () => new Date(),
  limits: UNLIMITED,
  analyzer: { analyze: () => Promise.reject(new Error("nothing is analysed here")), close: () => Promise.resolve() },
  seal: createSeal("nothing is sealed here, whatever it may be"),
  poster: createPoster(systemWorld({})),
});
