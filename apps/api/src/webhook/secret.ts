import { randomBytes } from "node:crypto";

/** A new secret to sign with, as Standard Webhooks writes one: `whsec_` and 32 random bytes in base64. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
