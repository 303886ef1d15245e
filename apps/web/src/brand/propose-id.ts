import { registrableLabel, toKebabCase } from "@marque/schema";

/** Letters that NFKD leaves whole, as they are commonly written in ASCII. */
const ASCII: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

const LONGEST = 60;

/** `L'Oréal Paris` → `loreal-paris`. Empty when the name holds nothing that ASCII can say. */
export function proposeId(name: string): string {
  const plain = toKebabCase(name)
    .replace(/[ßæœøđðþłı]/g, (letter) => ASCII[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-");
  return plain.slice(0, LONGEST).replace(/^-|-$/g, "");
}

/** `nintendo.co.jp` → `nintendo`; of a domain in other letters than ASCII's its own spelling, `xn-r8jz45g`. */
export function proposeIdOfDomain(hostname: string | undefined): string {
  if (hostname === undefined) return "";
  return proposeId(registrableLabel(hostname) ?? "") || proposeId(hostname.split(".")[0] ?? "");
}

/** How many ids are tried before the choice is left to the person. */
const ATTEMPTS = 8;

/** The first of `acme-2`, `acme-3`, … that nobody has; `undefined` when all that were tried are taken. */
export async function findFreeId(
  id: string,
  isTaken: (candidate: string) => Promise<boolean>,
): Promise<string | undefined> {
  const [, stem = id, counted = "1"] = /^(.*?)(?:-(\d{1,4}))?$/.exec(id) ?? [];
  for (let number = Number(counted) + 1; number <= Number(counted) + ATTEMPTS; number++) {
    const candidate = `${stem}-${number}`;
    if (!(await isTaken(candidate))) return candidate;
  }
  return undefined;
}
