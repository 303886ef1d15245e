export { answerMalformed } from "./answer-malformed";
export { closeWithoutReading, LINGER_MILLISECONDS } from "./close-without-reading";
export {
  type Connections,
  KEEP_ALIVE_MILLISECONDS,
  LAST_REQUESTS_MILLISECONDS,
  REQUEST_MILLISECONDS,
  watchConnections,
} from "./connections";
