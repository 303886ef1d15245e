import { randomBytes } from "node:crypto";
import { hashSecret } from "./token-secret";

/** A one-time key for a link, 192 random bits, with the SHA-256 by which alone it is stored. */
export function createLinkKey(): { key: string; hash: Uint8Array<ArrayBuffer> } {
  const key = randomBytes(24).toString("base64url");
  return { key, hash: hashLinkKey(key) };
}

/** What a key is looked up by. */
export const hashLinkKey = hashSecret;
