import { standBeforeNext } from "./bridge/rest-front";
import { env } from "./env";

/** Before the first request. Throws when the environment is not fit. */
export function prepareServer(): void {
  standBeforeNext(env().apiUrl);
}
