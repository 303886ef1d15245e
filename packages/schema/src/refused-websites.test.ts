import { describe, expect, test } from "vitest";
import { parseWebsite, privateHostsOf } from "./hostname";

/** Addresses that no analysis asks for, each for another reason. acme.test is a host that the operator named. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  "another scheme": [
    "ftp://127.0.0.1/",
    "ftp://acme.test",
    "dict://127.0.0.1:11211/",
    "gopher://acme.test",
    "blob:http://127.0.0.1/",
    "data:text/html,acme",
    "http+unix://%2Fa.sock/",
    "//acme.test",
  ],
  "this machine": [
    "http://127.0.0.1/",
    "http://127.0.1.3/",
    "http://127.255.255.254:443/",
    "http://0.0.0.0/",
    "0.0.0.0",
    "http://0/",
  ],
  "this machine in other digits": [
    "127.1",
    "http://017700000001/",
    "http://0x7f000001/",
    "http://127.0.1/",
    "0x7f.1",
    "http://0x7f.1/",
    "http://0x7f.0.0.0x1/",
    "http://127.0.0.1./",
    "http://%31%32%37.0.0.1/",
    "http://127。0。0。1/",
    "http://①②⑦.⓪.⓪.①/",
  ],
  "this machine in IPv6": [
    "http://[::]/",
    "http://[0:0::0:1]:80/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1%25lo]/",
  ],
  "a private network": [
    "10.0.0.1",
    "http://10.1.2.3/",
    "http://172.31.255.1/",
    "http://192.168.1.1/",
    "http://[fd00::1]/",
  ],
  "a cloud's metadata": [
    "169.254.169.254",
    "http://169.254.169.254/latest/",
    "http://[fd00:ec2::254]/",
    "http://metadata.google.internal",
    "metadata.internal",
  ],
  "a name of this machine": ["http://LOCALHOST./", "http://a.localhost/", "http://ｌocalhost/"],
  "a name of this network": [
    "http://router/",
    "http://nas.local/",
    "printer.local",
    "http://db.internal/",
    "http://printer.home.arpa/",
    "other.test",
  ],
  "somebody's password": [
    "http://127.0.0.1@acme.test/",
    "http://acme.test:80@127.0.0.1/",
    "http://@acme.test/",
    "http://user:password@acme.test",
    "user@acme.test",
  ],
  "an address that programs read differently": [
    "http://acme.test\\@127.0.0.1/",
    "http://acme.test\\@evil.com",
    "http:\\\\127.0.0.1\\",
    "http://127.0.0.1\t/",
    "http://acme.test/\r\nHost: 127.0.0.1",
    "http://acme.test／@127.0.0.1/",
    "ac\u0000me.test",
    "acme .test",
  ],
  "another port": [
    "http://acme.com:22/",
    "http://acme.com:6379/",
    "http://127.0.0.1:11211/",
    "http://acme.com:0/",
    "http://acme.test:8080",
    "acme.test:22",
  ],
  "no address at all": [
    "foo",
    "http://",
    "https:///acme.test",
    "http://[::1",
    "http://256.256.256.256/",
    "http://1.1.1.1.1/",
    "http://acme..com/",
    `http://acme.test/${"a".repeat(2100)}`,
  ],
};

describe("a website is refused:", () => {
  const privateHosts = privateHostsOf(["acme.test"]);

  for (const [kind, websites] of Object.entries(REFUSED))
    test.each(websites.map((website) => [JSON.stringify(website.slice(0, 60)), website]))(
      `${kind}: %s`,
      (_, website) => {
        expect(parseWebsite(website, privateHosts)).toBeUndefined();
      },
    );

  test("but not the operator's own host", () => {
    expect(parseWebsite("http://acme.test/", privateHosts)?.hostname).toBe("acme.test");
  });
});
