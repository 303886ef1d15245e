const WWW = /^www\./i;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * What a person looks for, word by word: each stands somewhere in a brand's name, id, aliases or domains, in one of the
 * forms given.
 */
export const searchWords = (q: string): string[][] =>
  [...new Set(q.split(/\s+/).filter((word) => word !== ""))].map(formsOf);

/** A pasted address is looked for by its host, which is stored without `www.`; also one that is still being typed. */
function formsOf(word: string): string[] {
  const written = word.replace(SCHEME, "");
  const host = hostOf(written);
  if (host === "" || host === word) return [word];
  if (written !== word) return [host];
  // `AC/DC` is a name: a path stands behind a dot.
  return host.includes(".") || WWW.test(word) ? [word, host] : [word];
}

const hostOf = (address: string): string =>
  (address.split(/[/?#]/, 1)[0] ?? "").replace(/:\d*$/, "").replace(WWW, "").replace(/\.$/, "");
