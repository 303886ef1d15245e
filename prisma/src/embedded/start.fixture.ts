// A process of its own that is in charge of a server until it is killed: node --import tsx start.fixture.ts <folder>
import { startEmbeddedPostgres } from "./start";

const server = await startEmbeddedPostgres({ dataFolder: process.argv[2] ?? "", fast: true });
process.stdout.write(`${server.pid}\n`);
