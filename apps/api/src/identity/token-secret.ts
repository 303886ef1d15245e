import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BODY_LENGTH = 43; // 32 bytes in base 62
const CHECKSUM_LENGTH = 6; // 32 bits in base 62
const SHAPE = new RegExp(`^mrq_([0-9A-Za-z]{${BODY_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

function base62(value: bigint, length: number): string {
  let digits = "";
  for (let rest = value; rest > 0n; rest /= 62n) digits = `${ALPHABET[Number(rest % 62n)]}${digits}`;
  return digits.padStart(length, "0");
}

const checksum = (body: string): string => base62(BigInt(crc32(body)), CHECKSUM_LENGTH);

/** A new secret: `mrq_`, 32 random bytes in base 62, and a CRC-32 by which a mistyped one is known without asking the database. */
export function createTokenSecret(): string {
  const body = base62(BigInt(`0x${randomBytes(32).toString("hex")}`), BODY_LENGTH);
  return `mrq_${body}${checksum(body)}`;
}

/** Whether a string has the shape and the checksum of a secret. Not whether such a token exists. */
export function isTokenSecret(value: string): boolean {
  const [, body, check] = SHAPE.exec(value) ?? [];
  return body !== undefined && checksum(body) === check;
}

/** SHA-256 of a secret, 32 bytes: what is stored. A secret of 256 random bits needs no slow hash. */
export const hashSecret = (secret: string): Uint8Array<ArrayBuffer> => {
  const hash = new Uint8Array(32);
  hash.set(createHash("sha256").update(secret).digest());
  return hash;
};
