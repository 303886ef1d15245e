import type { Poster, Refusal } from "@marque/analysis";
import { invalid } from "../caller-error";

/** What is expected instead, as the fault's words know it. */
const EXPECTED: Record<Refusal, string> = {
  invalid_url: "valid",
  ambiguous_character: "plain characters",
  scheme_not_allowed: "http",
  credentials_in_url: "no credentials",
  port_not_allowed: "standard port",
  special_use_name: "public",
  single_label_host: "public",
  ip_not_public: "public",
  resolved_ip_not_public: "public",
};

/**
 * Refuses an address that nothing may be sent to, as far as it shows; where its name leads is found out at each delivery.
 * @param path of the field that it was sent in.
 * @throws {CallerError} `validation`.
 */
export function requireAddress(poster: Poster, url: string, path: string): void {
  const refusal = poster.refusalOf(url);
  if (refusal !== undefined) throw invalid([{ path, code: "address", params: { expected: EXPECTED[refusal] } }]);
}

/** An address as the audit log keeps it: what stands in a query may be a secret. */
export function withoutQuery(url: string): string {
  const [address = ""] = url.split(/[?#]/, 1);
  return address === url ? url : `${address}?…`;
}
