import { HOSTILE_SERVERS } from ".";
import { testServers } from "./test-servers";

testServers(HOSTILE_SERVERS.filter(({ endless }) => endless !== true));
