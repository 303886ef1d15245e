import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";

/**
 * Nothing from elsewhere, whatever the page's library would like to load. It styles what it draws as it draws it, so
 * inline styles are allowed; scripts come from here alone.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Addresses are relative: the page also stands at `/api/v1/docs` of the web app's origin. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Marque: the REST API</title>
<link rel="icon" href="data:,">
</head>
<body>
<noscript>This page needs JavaScript. The same in JSON: <a href="openapi.json">openapi.json</a>.</noscript>
<div id="reference"></div>
<script src="docs/reference.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** Draws the reference: our document, requests to where the page is, and no call to the library's makers. */
const START = `const root = new URL(".", location.href).href;
Scalar.createApiReference("#reference", {
  url: root + "openapi.json",
  servers: [{ url: root.replace(/\\/$/, "") }],
  authentication: { preferredSecurityScheme: "bearer" },
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: "json",
  hideClientButton: true,
  persistAuth: false,
  showDeveloperTools: "never",
  telemetry: false,
  withDefaultFonts: false,
});
`;

interface Script {
  text: string;
  zipped: Buffer;
}

/** Reads the library's 3.7 MB only when somebody opens the page, and compresses them once, to 1.1 MB. */
async function loadReference(): Promise<Script> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  // Its plugin would redirect to absolute paths, which the web app's origin does not have: of it, only the script is taken.
  const library = Fastify();
  await library.register(scalar, { routePrefix: "/", configuration: { url: "openapi.json" } });
  const { body } = await library.inject("/js/scalar.js");
  await library.close();
  return { text: body, zipped: await promisify(gzip)(body) };
}

/** `GET /docs`: the reference of the API for people, from `/openapi.json`, with nothing loaded from elsewhere. */
export function mountReferencePage(app: FastifyInstance): void {
  let loading: Promise<Script> | undefined;
  app.get("/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", CONTENT_SECURITY_POLICY)
      .header("referrer-policy", "no-referrer")
      .send(PAGE),
  );
  app.get("/docs/start.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(START));
  app.get("/docs/reference.js", async (request, reply) => {
    // A failed attempt is not kept for those who come after.
    loading ??= loadReference().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const { text, zipped } = await loading;
    reply
      .type("text/javascript; charset=utf-8")
      .header("vary", "accept-encoding")
      .header("cache-control", "max-age=3600");
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers["accept-encoding"] ?? "");
    return takesGzip ? reply.header("content-encoding", "gzip").send(zipped) : reply.send(text);
  });
}
