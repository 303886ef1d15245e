import { BEGINNING, type HostileServer, HTML, http, page, READ, type Respond, unread } from "./hostile-server";

const status =
  (code: number, headers: Record<string, string> = {}, html = BEGINNING): Respond =>
  (_, response) => {
    response.writeHead(code, { ...HTML, ...headers }).end(html);
  };
const TEXT = { "content-type": "text/plain" };
const WALL = unread(/shows programs a challenge/);

/** Servers that want no programs, or nobody. */
export const REFUSING: readonly HostileServer[] = [
  {
    does: "asks programs to stay away",
    listen: http(page(BEGINNING), page("User-agent: *\nDisallow: /\n", TEXT)),
    answer: unread(/robots\.txt asks programs not to/),
  },
  {
    does: "has a robots.txt that fails",
    listen: http(page(BEGINNING), status(500)),
    answer: unread(/its robots\.txt answers 500/),
  },
  { does: "has a robots.txt that is forbidden", listen: http(page(BEGINNING), status(403)), answer: READ },
  { does: "has a page as its robots.txt", listen: http(page(BEGINNING), page(BEGINNING)), answer: READ },
  {
    does: "shows a challenge",
    listen: http(status(403, { "cf-mitigated": "challenge" }, "<title>Just a moment...</title>")),
    answer: WALL,
  },
  {
    does: "shows a challenge for its robots.txt too",
    listen: http(status(503, {}, "captcha"), status(503, {}, "captcha")),
    answer: WALL,
  },
  { does: "forbids", listen: http(status(403)), answer: unread(/doesn't let programs read/) },
  {
    does: "asks for a password",
    listen: http(status(401, { "www-authenticate": "Basic" })),
    answer: unread(/doesn't let programs read/),
  },
  { does: "has no pages", listen: http(status(404)), answer: unread(/has no such page/) },
  {
    does: "is always asked too often",
    listen: http(status(429, { "retry-after": "86400" })),
    answer: unread(/is asked too often/),
  },
  {
    does: "wants to be asked again, always",
    listen: http(status(503, { "retry-after": "0" })),
    answer: unread(/has a problem of its own/),
  },
  { does: "fails", listen: http(status(500)), answer: unread(/has a problem of its own/) },
];
