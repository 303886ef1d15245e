import { expect, test } from "vitest";
import { madeWorld, makeSite, withFetcher } from "../../../testing/made-site";

test("no more than two requests at a time go to a host", async () => {
  let now = 0;
  let most = 0;
  await using site = await makeSite((_, response) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now -= 1;
      response.end("<p>hello");
    }, 20);
  });
  await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
    const pages = Array.from({ length: 8 }, (_, index) => fetcher.fetch(`http://acme.test/${index}`));
    expect((await Promise.all(pages)).every((page) => page.ok)).toBe(true);
  });
  expect(most).toBe(2);
});

test("pages are asked for one after another on the connection that robots.txt was", async () => {
  await using site = await makeSite((_, response) => response.end("<p>hello"));
  await withFetcher(madeWorld({ "acme.test": site }), async (fetcher) => {
    for (const path of ["/a", "/b", "/c"]) await fetcher.fetch(`http://acme.test${path}`);
  });
  expect(site.connections()).toBe(1);
});
