import { createReadStream, existsSync } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

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

/** `q=0` refuses it (RFC 9110 section 12.5.3). */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

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

/** Compressed when the product is built (scripts/build-reference.mjs). */
const REFERENCE = new URL("generated/reference.js.gz", import.meta.url);
/** Where the build puts a copy. */
const BESIDE_THE_BUNDLE = new URL("reference.js.gz", import.meta.url);

/** `GET /docs`: the reference of the API for people, from `/openapi.json`, with nothing loaded from elsewhere. */
export function mountReferencePage(app: FastifyInstance): void {
  const file = existsSync(REFERENCE) ? REFERENCE : BESIDE_THE_BUNDLE;
  app.get("/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", CONTENT_SECURITY_POLICY)
      .header("referrer-policy", "no-referrer")
      .send(PAGE),
  );
  app.get("/docs/start.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(START));
  app.get("/docs/reference.js", (request, reply) => {
    reply
      .type("text/javascript; charset=utf-8")
      .header("vary", "accept-encoding")
      .header("cache-control", "max-age=3600");
    const zipped = createReadStream(file);
    if (TAKES_GZIP.test(request.headers["accept-encoding"] ?? ""))
      return reply.header("content-encoding", "gzip").send(zipped);
    const unzipped = createGunzip();
    // A reader who left is nobody's fault.
    pipeline(zipped, unzipped, () => {});
    return reply.send(unzipped);
  });
}
