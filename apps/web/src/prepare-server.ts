import { setPrivateHosts } from "@marque/schema";
import { standBeforeNext } from "./bridge/rest-front";
import { env } from "./env";

/** Before the first request. Throws when the environment is not fit. */
export function prepareServer(): void {
  const { apiUrl, privateHosts } = env();
  setPrivateHosts(privateHosts);
  standBeforeNext(apiUrl);
}
