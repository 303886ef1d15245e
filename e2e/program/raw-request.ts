import { request } from "node:http";
import { LIMITS } from "../product/limits";

export interface RawAnswer {
  status: number;
  type: string | undefined;
  text: string;
}

/** A request whose path goes out byte by byte as written, which no URL parser would leave alone. */
export function rawRequest(
  method: string,
  base: string,
  path: string,
  token: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { hostname, port, pathname } = new URL(base);
  const prefix = pathname === "/" ? "" : pathname;
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...more };
    const sent = request(
      { hostname, port, method, path: `${prefix}${path}`, headers, timeout: LIMITS.condition },
      (response) => {
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
          }),
        );
      },
    );
    sent.once("timeout", () => sent.destroy(new Error(`No answer to ${method} ${path} in time.`)));
    sent.once("error", reject);
    sent.end();
  });
}
