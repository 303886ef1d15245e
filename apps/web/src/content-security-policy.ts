import { isDevelopment } from "./env";

/**
 * Nothing from elsewhere: scripts need the nonce of this answer, and load what they need from here. Inline styles are
 * allowed because Radix places what floats, and locks scrolling, with them; without scripts they do no harm worth a nonce.
 */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
