const LONGEST_PHONE = 40;

/** `+44 (0)113 496 0123` → `+441134960123`; `undefined` for what is no telephone number (ITU-T E.164: 15 digits at most). */
export function phoneDigits(written: string): string | undefined {
  const short = written.slice(0, LONGEST_PHONE).trim();
  const isGlobal = /^\(?(?:\+|00)/.test(short);
  const digits = (isGlobal ? short.replace("(0)", "") : short).replace(/\D/g, "").replace(isGlobal ? /^00/ : /^$/, "");
  return digits.length < 6 || digits.length > 15 ? undefined : `${isGlobal ? "+" : ""}${digits}`;
}
