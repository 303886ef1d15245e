import { createDatabase, isMigrated } from "@marque/db";
import { firstRun, setupLink } from "./commands/first-run";
import { resetPasswordCommand } from "./commands/reset-password";
import { tokenCommand } from "./commands/token";
import { UsageError } from "./commands/usage-error";
import { EnvironmentError, readCommandEnvironment } from "./env";

const now = () => new Date();

/** What an operator can do at the command line, on the database that `DATABASE_URL` names. */
async function run([name, ...args]: string[]): Promise<string> {
  const env = readCommandEnvironment();
  const database = createDatabase({ connectionString: env.DATABASE_URL, poolSize: 1 });
  try {
    if (!(await isMigrated(database)))
      throw new UsageError("The database is not at this version of Marque: start it once (npm start), then try again.");
    if (name === "first-run") return JSON.stringify(await firstRun(database, env.WEB_URL, now));
    if (name === "token") return await tokenCommand(database, args, now);
    if (name === "setup-link")
      return (await setupLink(database, env.WEB_URL, now)) ?? "Marque is set up already: sign in.";
    if (name === "reset-password") return await resetPasswordCommand(database, args, env.WEB_URL, now);
    throw new UsageError(`There is no command ${name ?? "(none)"}: first-run, reset-password, setup-link, token.`);
  } finally {
    await database.$disconnect();
  }
}

run(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const expected = error instanceof UsageError || error instanceof EnvironmentError;
    process.stderr.write(`${expected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  },
);
