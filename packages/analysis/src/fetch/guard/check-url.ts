import { isIP } from "node:net";
import { parseUrl } from "@marque/schema";
import type { Target } from "../../world";
import type { Refusal } from "../page";
import { isPublicAddress } from "./public-address";

/** What can be told before a name is looked up. */
export type UrlRefusal = Exclude<Refusal, "resolved_ip_not_public">;

export interface CheckedUrl {
  ok: true;
  url: URL;
  reason: "public_host" | "public_ip" | "private_host";
}

export type UrlCheck = CheckedUrl | { ok: false; reason: UrlRefusal };

export interface UrlCheckOptions {
  /** What a relative address is relative to. */
  base?: URL;
  /** The operator's private hosts, which may have any name and any port. */
  connectTo?: ReadonlyMap<string, Target>;
}

const LONGEST_URL = 2048;
/** RFC 1035 section 2.3.4. */
const LONGEST_HOSTNAME = 253;
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Read as `/`, as nothing, or as a line's end, depending on who reads: programs that disagree can be played off. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const AMBIGUOUS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;
/** Seen by nobody, and dropped from hostnames by UTS 46. */
const ZERO_WIDTH = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;
/** An `@` before the first `/`, `?` or `#`, also when nothing stands before it. */
const CREDENTIALS = /^([a-z][a-z0-9+.-]*:)?\/\/[^/?#]*@/i;
/** The IANA registry of special-use names (RFC 6761; RFC 6762, 7686, 8375, 9476) and ICANN's `internal`. */
const SPECIAL_USE = /(^|\.)(alt|arpa|example|internal|invalid|local|localhost|localdomain|onion|test)$/;
/** Never delegated, and used inside many networks (RFC 6762 appendix G). */
const INSIDE = /\.(corp|home|intranet|lan|private)$/;

const refuse = (reason: UrlRefusal): UrlCheck => ({ ok: false, reason });

/**
 * Whether an address may be asked for, as far as can be told before its name is looked up. The URL that it returns has
 * no trailing dot on its hostname. Never throws.
 *
 * Parsed by the WHATWG URL standard, so `http://0x7f.1` and `http://127。0。0。1` are judged as the address they mean.
 */
export function checkUrl(text: string, { base, connectTo }: UrlCheckOptions = {}): UrlCheck {
  const written = text.trim();
  if (written === "" || written.length > LONGEST_URL) return refuse("invalid_url");
  if (AMBIGUOUS.test(written)) return refuse("ambiguous_character");
  const url = parseUrl(written, base?.href);
  if (url === undefined) return refuse("invalid_url");
  if (url.protocol !== "http:" && url.protocol !== "https:") return refuse("scheme_not_allowed");
  if (url.username !== "" || url.password !== "" || CREDENTIALS.test(written)) return refuse("credentials_in_url");

  const hostname = url.hostname.replace(/\.$/, "");
  if (hostname !== url.hostname) url.hostname = hostname;
  if (connectTo?.has(hostname) === true) return { ok: true, url, reason: "private_host" };

  const address = hostname.replace(/^\[|\]$/g, "");
  const isAddress = isIP(address) !== 0;
  const refusal = isAddress ? (isPublicAddress(address) ? undefined : "ip_not_public") : checkName(hostname);
  if (refusal !== undefined) return refuse(refusal);
  if (url.port !== "" && url.port !== "80" && url.port !== "443") return refuse("port_not_allowed");
  if (ZERO_WIDTH.test(written)) return refuse("ambiguous_character");
  return { ok: true, url, reason: isAddress ? "public_ip" : "public_host" };
}

function checkName(hostname: string): UrlRefusal | undefined {
  if (hostname.length > LONGEST_HOSTNAME) return "invalid_url";
  const labels = hostname.split(".");
  if (!labels.every((label) => LABEL.test(label))) return "invalid_url";
  if (SPECIAL_USE.test(hostname) || INSIDE.test(hostname)) return "special_use_name";
  return labels.length === 1 ? "single_label_host" : undefined;
}
