import { readFileSync } from "node:fs";

/** Websites that no analysis asks for: refused before anything is looked up, each for another reason. */
export const REFUSED: Readonly<Record<string, readonly string[]>> = {
  "another scheme": ["ftp://127.0.0.1/", "dict://127.0.0.1:11211/", "blob:http://127.0.0.1/", "http+unix://%2Fa.sock/"],
  "this machine": ["127.0.0.1", "http://127.0.1.3/", "http://127.255.255.254:443/", "http://0.0.0.0/", "http://0/"],
  "this machine in other digits": [
    "http://2130706433/",
    "http://017700000001/",
    "http://0x7f000001/",
    "http://127.0.1/",
    "http://0x7f.0.0.0x1/",
    "http://127.0.0.1./",
    "http://%31%32%37.0.0.1/",
    "http://127。0。0。1/",
    "http://①②⑦.⓪.⓪.①/",
  ],
  "this machine in IPv6": [
    "[::1]",
    "http://[::]/",
    "http://[0:0::0:1]:80/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1%25lo]/",
  ],
  "a private network": ["http://10.1.2.3/", "http://172.31.255.1/", "http://192.168.1.1/", "http://[fd00::1]/"],
  "a cloud's metadata": [
    "http://169.254.169.254/latest/",
    "http://[fd00:ec2::254]/",
    "http://metadata.google.internal",
  ],
  "a name of this machine": ["localhost", "http://LOCALHOST./", "http://a.localhost/", "http://ｌocalhost/"],
  "a name of this network": ["http://router/", "http://nas.local/", "http://db.internal/", "http://printer.home.arpa/"],
  "somebody's password": ["http://127.0.0.1@acme.test/", "http://acme.test:80@127.0.0.1/", "http://@acme.test/"],
  "an address that programs read differently": [
    "http://acme.test\\@127.0.0.1/",
    "http:\\\\127.0.0.1\\",
    "http://127.0.0.1\t/",
    "http://acme.test/\r\nHost: 127.0.0.1",
    "http://acme.test／@127.0.0.1/",
  ],
  "another port": ["http://acme.com:22/", "http://acme.com:6379/", "http://127.0.0.1:11211/", "http://acme.com:0/"],
  "no address at all": ["http://[::1", "http://256.256.256.256/", "http://1.1.1.1.1/", "http://acme..com/"],
};

/** Where a site leads that nobody follows. */
export const NOT_FOLLOWED: readonly string[] = [
  "http://127.0.0.1/",
  "https://127.0.0.1/",
  "//127.0.1.3/",
  "http://2130706433/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://localhost/",
  "http://169.254.169.254/latest/meta-data/",
  "http:\\\\127.0.0.1\\",
  "http://acme.test@127.0.0.1/",
  "http://127.0.0.1:6379/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:11211/_stats",
  "http://[::1",
];

/** What a file of cases has for a product that runs: it can be told neither what names mean nor what a public host says. */
export interface FileOfCases {
  refused: string[];
  notFollowed: string[];
}

/** Reads a file in the format of `pnpm egress-cases`. */
export function readCases(file: string): FileOfCases {
  const found: FileOfCases = { refused: [], notFollowed: [] };
  const all: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(all)) throw new Error(`${file} is no list of cases.`);
  for (const { input, expected, dns, chain } of all) {
    if (expected !== "blocked") continue;
    const [step, ...more] = Array.isArray(chain) ? chain : [];
    // Names that need made-up DNS belong to others in truth: nothing is sent there.
    if (step === undefined && dns === undefined) found.refused.push(String(input));
    if (step !== undefined && more.length === 0) found.notFollowed.push(String(step.to));
  }
  return found;
}
