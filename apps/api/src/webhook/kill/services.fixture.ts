import { createPoster, systemWorld, type Target } from "@marque/analysis";
import type { Database } from "@marque/db";
import type { Services } from "../../action/action";
import { UNLIMITED } from "../../limits/limiter";
import { createSeal } from "../../seal";

/** What a process needs that makes and delivers webhooks, and analyses nothing. `hooks.test` is dialled at the target. */
export const deliveringServices = (database: Database, sealedWith: string, target: Target): Services => ({
  database,
  now: () => new Date(),
  limits: UNLIMITED,
  analyzer: { analyze: () => Promise.reject(new Error("nothing is analysed here")), close: () => Promise.resolve() },
  seal: createSeal(sealedWith),
  poster: createPoster(systemWorld({ connectTo: new Map([["hooks.test", target]]) })),
});
