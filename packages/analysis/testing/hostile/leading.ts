import { BEGINNING, type HostileServer, HTML, http, page, READ, type Respond, unread } from "./hostile-server";

const INSIDE = unread(/redirects to where we don't go/);

const redirect =
  (to: (path: string) => string): Respond =>
  ({ url = "/" }, response) => {
    response.writeHead(302, { location: to(url) }).end();
  };
const refresh = (to: string): Respond => page(`<meta http-equiv="refresh" content="0; url=${to}">${BEGINNING}`);
const count = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0);

/** Servers that lead somewhere else. */
export const LEADING: readonly HostileServer[] = [
  { does: "redirects to itself", listen: http(redirect((path) => path)), answer: unread(/redirects in a circle/) },
  {
    does: "redirects in a circle of three",
    listen: http(redirect((path) => `/${(count(path) + 1) % 3}`)),
    answer: unread(/redirects in a circle/),
  },
  {
    does: "redirects 5,000 times",
    listen: http(redirect((path) => (count(path) < 5000 ? `/${count(path) + 1}` : "/end"))),
    answer: unread(/redirects more than/),
  },
  {
    does: "redirects to ever longer addresses",
    listen: http(redirect((path) => `${path}${"a".repeat(500)}`)),
    answer: unread(/redirects/),
  },
  { does: "redirects to this machine", listen: http(redirect(() => "http://127.0.0.1/")), answer: INSIDE },
  { does: "redirects to this machine in other digits", listen: http(redirect(() => "http://0x7f.1/")), answer: INSIDE },
  { does: "redirects to a file", listen: http(redirect(() => "file:///etc/passwd")), answer: INSIDE },
  { does: "redirects to another port", listen: http(redirect(() => "http://acme.com:6379/")), answer: INSIDE },
  {
    does: "redirects without saying where to",
    listen: http((_, response) => response.writeHead(302, HTML).end(BEGINNING)),
    answer: unread(/didn't answer with a page/),
  },
  {
    does: "moves on by itself to this machine",
    listen: http(refresh("http://127.0.0.1/")),
    answer: unread(/where we don't go/),
  },
  { does: "moves on by itself to itself", listen: http(refresh("/")), answer: READ },
  {
    does: "moves on by itself, on and on",
    listen: http((request, response) => refresh(`/${count(request.url ?? "") + 1}`)(request, response)),
    answer: READ,
  },
  {
    does: "redirects its robots.txt to this machine",
    listen: http(
      page(BEGINNING),
      redirect(() => "http://127.0.0.1/robots.txt"),
    ),
    answer: READ,
  },
  {
    does: "redirects its robots.txt in a circle",
    listen: http(
      page(BEGINNING),
      redirect((path) => path),
    ),
    answer: READ,
  },
];
