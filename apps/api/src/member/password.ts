import { hash, verify } from "@node-rs/argon2";

/** OWASP's password storage cheat sheet: argon2id (the package numbers it 2), 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, in PHC string format. NFC, so that every keyboard's spelling of it is one. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), OPTIONS);

let decoy: Promise<string> | undefined;

/** Whether the password is the one hashed. Without a hash as much work is done, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await decoy), password.normalize("NFC"));
  return passwordHash !== undefined && matches;
}
