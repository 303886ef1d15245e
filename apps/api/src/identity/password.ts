import { hash, verify } from "@node-rs/argon2";
import { limitWork } from "../limit-work";

/** OWASP's password storage cheat sheet: argon2id (the package numbers it 2), 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes 19 MiB and some 50 ms of one of libuv's threads, which look-ups, files and compression use as well: of a
 * hundred at once without a limit, a look-up waited for the last, 7 s. At two a time it waits 40 ms, and whoever comes
 * behind a hundred others would wait for longer than people do.
 */
const limited = limitWork({ atATime: 2, mostWaiting: 100 });

/** The argon2id hash of a password, in PHC string format. NFC, so that every keyboard's spelling of it is one. @throws {CallerError} `unavailable` */
export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(password.normalize("NFC"), OPTIONS));

let decoy: Promise<string> | undefined;

/** Whether the password is the one hashed. Without a hash as much work is done, so that time tells nothing. @throws {CallerError} `unavailable` */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash("nobody has this password", OPTIONS);
  const known = passwordHash ?? (await decoy);
  const matches = await limited(() => verify(known, password.normalize("NFC")));
  return passwordHash !== null && matches;
}
