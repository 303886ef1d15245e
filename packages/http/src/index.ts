export { answerMalformed } from "./answer-malformed";
export { closeWithoutReading, LINGER_MILLISECONDS } from "./close-without-reading";
export { type Connections, LAST_REQUESTS_MILLISECONDS, watchConnections } from "./connections";
