// A process that delivers webhooks is killed at a random moment, fifty times, while brands are created: what is lost (nothing may
// be), and what arrives twice.
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import { killRounds } from "../apps/api/src/webhook/kill/kill-rounds.fixture";
import { tell, writeFigures } from "./figures";

const ROUNDS = 50;
const PATIENCE = 5 * 60 * 1000;

const postgres = await startTestPostgres();
const { url } = await createTestDatabase(postgres.url);
const { kills, acts, arrived, repeated } = await killRounds(url, ROUNDS, PATIENCE);
tell(`events lost of ${acts}, in ${kills} kills`, acts - arrived, "", 0);
tell("sent again", repeated, "");
writeFigures();
await postgres.stop();
