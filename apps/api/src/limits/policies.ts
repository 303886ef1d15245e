/** So many in so many seconds. */
export interface Quota {
  count: number;
  seconds: number;
}

/**
 * What is limited, each by whom: all that a token or person asks for; what analyses of those; sign-ins from an address, and
 * for an account; tokens that nobody has, from an address.
 */
export const POLICIES = ["requests", "analyses", "sign-ins", "accounts", "bad-tokens"] as const;
export type Policy = (typeof POLICIES)[number];
export type Quotas = Readonly<Record<Policy, Quota>>;

const DEFAULTS: Quotas = {
  requests: { count: 60_000, seconds: 60 },
  analyses: { count: 1_200, seconds: 60 },
  "sign-ins": { count: 60, seconds: 900 },
  accounts: { count: 10, seconds: 900 },
  "bad-tokens": { count: 600, seconds: 60 },
};

const ENTRY = /^(?<policy>[a-z-]+)=(?<count>\d{1,9})\/(?<seconds>\d{1,6})$/;
const isPolicy = (name: string | undefined): name is Policy => POLICIES.some((policy) => policy === name);

/**
 * Reads `requests=6000/60,accounts=10/900`: what is not named has its default, `off` turns them all off.
 * @returns `undefined` for `off`.
 * @throws an Error with a sentence that says what is wrong.
 */
export function parseQuotas(text: string): Quotas | undefined {
  if (text === "off") return undefined;
  const quotas = { ...DEFAULTS };
  for (const entry of text.split(",").filter((each) => each !== "")) {
    const { policy, count, seconds } = ENTRY.exec(entry.trim())?.groups ?? {};
    if (!isPolicy(policy) || Number(count) < 1 || Number(seconds) < 1)
      throw new Error(`must be off, or a list such as requests=6000/60 (${POLICIES.join(", ")}; count/seconds)`);
    quotas[policy] = { count: Number(count), seconds: Number(seconds) };
  }
  return quotas;
}
