import { compactLabel } from "./domain-of";
import words from "./service-words.json";

const MAILBOXES: ReadonlySet<string> = new Set(words.mailboxes);

/** Whether a domain that a page names may well be its agency's, its host's or its data-protection officer's. */
export const isOfService = (domain: string, around: string): boolean =>
  words.labels.some((word) => compactLabel(domain).includes(word)) ||
  words.around.some((word) => around.toLowerCase().includes(word));

/** Whether a mailbox is one that is often given to somebody outside: `datenschutz@…`. */
export const isGivenOut = (mail: string): boolean => MAILBOXES.has(mail.split("@")[0] ?? "");
