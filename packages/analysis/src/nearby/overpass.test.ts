import { describe, expect, test } from "vitest";
import { type MadeOverpass, madeAnswer, madeElement, makeOverpass, sendJson } from "../../testing/made-overpass";
import { madeWorld, makeSite } from "../../testing/made-site";
import type { World } from "../world";
import { createOverpass, type NearbyFailure, type NearbySource, type OverpassOptions } from "./overpass";

const LEEDS = { market: "dentists", country: "GB", town: "Leeds" };
const YORK = { ...LEEDS, town: "York" };
const ELEMENTS = [madeElement(1, { name: "Hyde Park Dental", website: "https://hydepark.co.uk/" })];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Asking {
  source: NearbySource;
  /** Asks, and says the names that came. */
  ask(question?: typeof LEEDS, signal?: AbortSignal): Promise<string[] | undefined>;
  faults: string[];
  /** Moves the clock on. */
  pass(milliseconds: number): void;
}

/** Does something with a source on a clock that tests move on. */
async function withSource(
  address: URL,
  use: (asking: Asking) => Promise<void>,
  options: OverpassOptions = {},
  overrides: Partial<World> = {},
): Promise<void> {
  let passed = 0;
  const faults: string[] = [];
  const world = madeWorld({}, { now: () => performance.now() + passed, ...overrides });
  const onFault = ({ message }: NearbyFailure) => void faults.push(message);
  const source = createOverpass(world, address, { onFault, milliseconds: 60_000, ...options });
  const ask: Asking["ask"] = async (question = LEEDS, signal = new AbortController().signal) => {
    const places = await source.find(question, { signal, deadlineAt: world.now() + 60_000 });
    return places?.map(({ name }) => name);
  };
  try {
    const pass = (milliseconds: number) => {
      passed += milliseconds;
    };
    await use({ source, ask, faults, pass });
  } finally {
    await source.close();
  }
}

const answers =
  (status: number, headers: Record<string, string> = {}): MadeOverpass["answer"] =>
  (response) =>
    response.writeHead(status, headers).end("<html><body>rate_limited</body></html>");

describe("a map", () => {
  test("is asked in one request that says who asks, and nothing but a kind of place and a town", async () => {
    await using overpass = await makeOverpass(ELEMENTS);
    await withSource(overpass.address, async ({ ask, faults }) => {
      expect(await ask()).toEqual(["Hyde Park Dental"]);
      expect(faults).toEqual([]);
    });
    expect(overpass.asked).toHaveLength(1);
    const [{ method, path, headers, query, body } = {}] = overpass.asked;
    expect([method, path]).toEqual(["POST", "/api/interpreter"]);
    expect(headers).toEqual({
      host: overpass.address.host,
      connection: "keep-alive",
      "user-agent": "MarqueBot/0.1 (+https://marque.example/bot)",
      accept: "application/json",
      "accept-encoding": expect.stringMatching(/^gzip, deflate, br/),
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body?.length),
    });
    expect([...new URLSearchParams(body).keys()]).toEqual(["data"]);
    expect(query).toBe(
      [
        "[out:json][timeout:3];",
        'area["ISO3166-1"="GB"]->.country;',
        'rel(area.country)["boundary"="administrative"]["name"="Leeds"];',
        "map_to_area->.town;",
        '(nwr["amenity"="dentist"]["name"][~"^(contact:)?(website|url)$"~"."](area.town););',
        "out tags center 60;",
      ].join("\n"),
    );
  });

  test("is asked once a day for a town and a kind, also when it knows nobody there", async () => {
    await using overpass = await makeOverpass([]);
    await withSource(overpass.address, async ({ ask, pass }) => {
      expect(await Promise.all([ask(), ask(), ask()])).toEqual([[], [], []]);
      expect(overpass.asked).toHaveLength(1);
      overpass.answer = sendJson(madeAnswer(ELEMENTS));
      pass(DAY - MINUTE);
      expect(await ask()).toEqual([]);
      expect(await ask(YORK)).toEqual(["Hyde Park Dental"]);
      pass(2 * MINUTE);
      expect(await ask()).toEqual(["Hyde Park Dental"]);
      expect(overpass.asked).toHaveLength(3);
    });
  });

  test("has one request at a time", async () => {
    await using overpass = await makeOverpass();
    let [atOnce, most] = [0, 0];
    overpass.answer = (response, request) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setTimeout(() => {
        atOnce -= 1;
        sendJson(madeAnswer(ELEMENTS))(response, request);
      }, 30);
    };
    const towns = ["Leeds", "York", "Hull", "Ripon"].map((town) => ({ ...LEEDS, town }));
    await withSource(overpass.address, async ({ ask }) => {
      for (const names of await Promise.all(towns.map((town) => ask(town))))
        expect(names).toEqual(["Hyde Park Dental"]);
    });
    expect([most, overpass.asked.length]).toEqual([1, 4]);
  });

  test("that is slow, but in time, is heard", async () => {
    await using overpass = await makeOverpass();
    overpass.answer = (response, request) =>
      void setTimeout(() => sendJson(madeAnswer(ELEMENTS))(response, request), 300);
    await withSource(overpass.address, async ({ ask }) => expect(await ask()).toEqual(["Hyde Park Dental"]));
  });

  test("is not asked what is no question", async () => {
    await using overpass = await makeOverpass(ELEMENTS);
    await withSource(overpass.address, async ({ ask, faults }) => {
      expect(await ask({ ...LEEDS, town: "Leeds\u0000" })).toBeUndefined();
      expect(await ask({ ...LEEDS, town: "a".repeat(1_000_000) })).toBeUndefined();
      expect(await ask({ ...LEEDS, market: "crm" })).toBeUndefined();
      expect(faults).toEqual([]);
    });
    expect(overpass.site.connections()).toBe(0);
  });

  test("is not asked when an analysis has less than a second left", async () => {
    await using overpass = await makeOverpass(ELEMENTS);
    await withSource(overpass.address, async ({ source, faults }) => {
      const { signal } = new AbortController();
      const deadlineAt = performance.now() + 500;
      expect(await source.find(LEEDS, { signal, deadlineAt })).toBeUndefined();
      expect(faults).toEqual([]);
    });
    expect(overpass.site.connections()).toBe(0);
  });
});

describe("a map that fails is left alone for a while, told of once, and asked again", () => {
  test.each<[string, MadeOverpass["answer"], number, string]>([
    ["429", answers(429), 300, "the server answered with status 429"],
    ["429 with Retry-After", answers(429, { "retry-after": "30" }), 30, "the server answered with status 429"],
    [
      "429 with a date",
      answers(429, { date: "Sun, 01 Nov 2026 12:00:00 GMT", "retry-after": "Sun, 01 Nov 2026 12:02:00 GMT" }),
      120,
      "the server answered with status 429",
    ],
    ["Retry-After of a day", answers(429, { "retry-after": "86400" }), 3600, "the server answered with status 429"],
    ["Retry-After at once", answers(503, { "retry-after": "0" }), 1, "the server answered with status 503"],
    ["504", answers(504), 300, "the server answered with status 504"],
    ["504 with Retry-After", answers(504, { "retry-after": "45" }), 45, "the server answered with status 504"],
    ["400", answers(400), 300, "the server answered with status 400"],
    ["an error page", answers(200, { "content-type": "text/html" }), 300, "the answer makes no sense"],
    ["a redirect", answers(302, { location: "http://other.test/" }), 300, "the server answered with status 302"],
    ["half an answer", sendJson(madeAnswer(ELEMENTS).slice(0, -9)), 300, "the answer makes no sense"],
    [
      "an answer that the server gave up",
      sendJson(madeAnswer([], { remark: "runtime error: out of memory" })),
      300,
      "the answer makes no sense",
    ],
    [
      "an answer that is too long",
      sendJson(madeAnswer([madeElement(1, { name: "a".repeat(1_000_000), website: "a.com" })])),
      300,
      "the answer makes no sense, or is too long",
    ],
    [
      "deep JSON",
      sendJson(`{"elements":${"[".repeat(90_000)}${"]".repeat(90_000)}}`),
      300,
      "the answer makes no sense",
    ],
    ["a broken connection", (response) => void response.destroy(), 300, "there was no answer"],
  ])("%s", async (_, failing, pause, what) => {
    await using overpass = await makeOverpass();
    overpass.answer = failing;
    await withSource(overpass.address, async ({ ask, faults, pass }) => {
      expect(await ask()).toBeUndefined();
      expect(faults).toEqual([expect.stringContaining(what)]);
      expect(faults[0]).toMatch(new RegExp(`asked again in ${pause} s$`));
      overpass.asked.length = 0;
      pass(pause * 500);
      if (pause > 1) expect(await ask(YORK)).toBeUndefined();
      expect(overpass.asked).toHaveLength(0);
      pass(pause * 500);
      expect(await ask()).toBeUndefined();
      expect(faults).toHaveLength(1);
      pass(pause * 1000);
      overpass.answer = sendJson(madeAnswer(ELEMENTS));
      expect(await ask()).toEqual(["Hyde Park Dental"]);
      overpass.answer = failing;
      expect(await ask(YORK)).toBeUndefined();
      expect(faults).toHaveLength(2);
      // What it said before it failed still holds.
      expect(await ask()).toEqual(["Hyde Park Dental"]);
    });
  });

  test("a redirect to another host is not followed", async () => {
    await using elsewhere = await makeSite((_, response) => response.end(madeAnswer(ELEMENTS)));
    await using overpass = await makeOverpass();
    overpass.answer = answers(307, { location: `http://127.0.0.1:${elsewhere.target.port}/` });
    await withSource(overpass.address, async ({ ask }) => expect(await ask()).toBeUndefined());
    expect(elsewhere.connections()).toBe(0);
  });

  test("a server that is not there", async () => {
    const { address } = await (async () => {
      await using overpass = await makeOverpass();
      return overpass;
    })();
    await withSource(address, async ({ ask, faults }) => {
      expect(await ask()).toBeUndefined();
      expect(faults).toEqual([expect.stringContaining("there was no answer")]);
    });
  });

  test("a server that hangs holds nobody up longer than its time, those in line neither", async () => {
    await using overpass = await makeOverpass();
    overpass.answer = () => {};
    await withSource(
      overpass.address,
      async ({ ask, faults }) => {
        const begun = performance.now();
        const towns = ["Leeds", "York", "Hull"].map((town) => ({ ...LEEDS, town }));
        expect(await Promise.all(towns.map((town) => ask(town)))).toEqual([undefined, undefined, undefined]);
        expect(performance.now() - begun).toBeLessThan(10_000);
        expect(await ask({ ...LEEDS, town: "Ripon" })).toBeUndefined();
        expect(faults).toEqual([expect.stringContaining("there was no answer")]);
      },
      { milliseconds: 2000 },
    );
    expect(overpass.asked).toHaveLength(1);
  });

  test("a server that had less than half of the usual time is not blamed", async () => {
    await using overpass = await makeOverpass();
    overpass.answer = () => {};
    await withSource(overpass.address, async ({ source, ask, faults }) => {
      const { signal } = new AbortController();
      expect(await source.find(LEEDS, { signal, deadlineAt: performance.now() + 2000 })).toBeUndefined();
      expect([faults, overpass.asked.length]).toEqual([[], 1]);
      overpass.answer = sendJson(madeAnswer(ELEMENTS));
      expect(await ask()).toEqual(["Hyde Park Dental"]);
    });
  });

  test("a caller who goes away is no failure, and those after it are answered", async () => {
    await using overpass = await makeOverpass();
    overpass.answer = () => {};
    await withSource(overpass.address, async ({ ask, faults }) => {
      const gone = new AbortController();
      const asking = ask(LEEDS, gone.signal);
      await expect.poll(() => overpass.asked.length).toBe(1);
      overpass.answer = sendJson(madeAnswer(ELEMENTS));
      const next = ask(YORK);
      gone.abort(new Error("gone"));
      await expect(asking).rejects.toThrow("gone");
      expect(await next).toEqual(["Hyde Park Dental"]);
      expect(faults).toEqual([]);
    });
  });
});
