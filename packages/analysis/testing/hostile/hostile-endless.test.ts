import { HOSTILE_SERVERS } from ".";
import { testServers } from "./test-servers";

// Apart from the others, as these mostly wait for the limit that ends them.
testServers(HOSTILE_SERVERS.filter(({ endless }) => endless === true));
