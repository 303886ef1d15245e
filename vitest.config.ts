import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "packages", include: ["packages/*/src/**/*.test.ts"] } },
      { test: { name: "web", include: ["apps/web/src/**/*.test.{ts,tsx}"] } },
      { test: { name: "scripts", include: ["scripts/*.test.mjs"] } },
      {
        test: {
          name: "database",
          include: ["prisma/**/*.test.ts", "apps/api/src/**/*.test.ts"],
          // Starts a PostgreSQL that is thrown away afterwards.
          globalSetup: ["./prisma/vitest.global.ts"],
          // Servers are started, killed and waited for.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
