import path from "node:path";
import type { NextConfig } from "next";

/** What every answer carries. The content security policy is made per request, in `src/proxy.ts`: it holds a nonce. */
const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: path.join(import.meta.dirname, "../.."),
  turbopack: {
    root: path.join(import.meta.dirname, "../.."),
    // Where next-intl finds the words of a request; its own plugin would do the same, and bring a compiler along.
    resolveAlias: {
      "next-intl/config": "./src/i18n/request.ts",
      // Messages are compiled before they are sent (`src/i18n/compiled.ts`): what parses them stays at home.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  experimental: {
    // Few chunks of a page's own rather than many small ones that pages share: together they compress a sixth better, and
    // what a first visit loads is what people wait for. Bytes before minifying.
    turbopackChunking: {
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
      requestCost: 5_000_000,
      maxMergeChunkSize: 3_000_000,
    },
  },
  transpilePackages: ["@marque/schema"],
  poweredByHeader: false,
  // `/api/v1/brands/` has to reach the API as it is, to be refused as the API refuses it.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types; who starts Marque need not wait for it, nor have every package's generated code.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],
};

export default config;
