import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Keeps what must be had again in plain, and yet not lie about in the database. */
export interface Seal {
  /** @param owner the id of the row that it is kept in: moved to another row it can't be opened. */
  close(secret: string, owner: string): Uint8Array<ArrayBuffer>;
  /** `undefined` when it was sealed with another key or for another owner, or was changed. */
  open(sealed: Uint8Array, owner: string): string | undefined;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A seal by AES-256-GCM (NIST SP 800-38D) with a key derived from a secret (HKDF, RFC 5869), so that the same secret can
 * serve other ends as well. One byte of version, 12 of nonce, 16 of tag, then the text.
 */
export function createSeal(secret: string): Seal {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "marque secrets at rest", 32));
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return new Uint8Array(Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]));
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== VERSION || bytes.length < 1 + NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
      const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      try {
        const body = decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString("utf8");
      } catch {
        // Its tag does not fit, which is all that there is to know.
        return undefined;
      }
    },
  };
}
