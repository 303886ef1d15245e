import { request } from "node:http";

export interface RawAnswer {
  status: number;
  type: string | undefined;
  text: string;
  milliseconds: number;
}

/** A request whose path goes out byte by byte as written, which no URL parser would leave alone. */
export function rawRequest(method: string, base: string, path: string, token: string): Promise<RawAnswer> {
  const { hostname, port, pathname } = new URL(base);
  const prefix = pathname === "/" ? "" : pathname;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request({ hostname, port, method, path: `${prefix}${path}`, headers, timeout: 5000 }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"],
          text,
          milliseconds: performance.now() - started,
        }),
      );
    });
    sent.once("timeout", () => sent.destroy(new Error(`No answer to ${method} ${path} within 5 s.`)));
    sent.once("error", reject);
    sent.end();
  });
}
