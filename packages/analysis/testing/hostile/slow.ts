import {
  BEGINNING,
  drip,
  forever,
  type HostileServer,
  HTML,
  home,
  http,
  page,
  pour,
  READ,
  raw,
  unread,
} from "./hostile-server";

const LATE = unread(/took (too long|longer than)/);
const OK = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n";

/** Servers that take their time, and that only a time limit ends. */
export const SLOW: readonly HostileServer[] = [
  { does: "never answers", listen: raw(() => {}), answer: LATE },
  {
    does: "sends a byte of its header a second",
    listen: raw((socket) => drip(socket, OK.repeat(100))),
    answer: LATE,
  },
  {
    does: "sends a header line a second",
    listen: raw((socket) => {
      socket.write(OK);
      drip(socket, forever("set-cookie: a=b\r\n"));
    }),
    answer: LATE,
  },
  {
    does: "sends a byte of its page a second",
    listen: http((_, response) => drip(response.writeHead(200, HTML), BEGINNING)),
    answer: LATE,
  },
  {
    does: "sends a byte a second after a readable beginning",
    listen: http((_, response) => {
      response.writeHead(200, HTML).write(BEGINNING);
      drip(response, forever("."));
    }),
    answer: READ,
  },
  { does: "never answers but for its home page", listen: http(home(() => {})), answer: READ },
  {
    does: "answers that it will answer, without end",
    listen: raw((socket) => pour(socket, "HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n")),
    answer: LATE,
  },
  {
    does: "sends a chunk extension without end",
    listen: raw((socket) => {
      socket.write(`${OK}transfer-encoding: chunked\r\n\r\n1;`);
      pour(socket, "a");
    }),
    answer: LATE,
  },
  {
    does: "never answers for its robots.txt",
    listen: http(page(BEGINNING), () => {}),
    answer: LATE,
  },
  {
    does: "sends a byte of its robots.txt a second",
    listen: http(page(BEGINNING), (_, response) => drip(response.writeHead(200), forever("#"))),
    answer: LATE,
  },
].map((each) => ({ ...each, endless: true }));
