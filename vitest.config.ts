import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The tests of the database mostly wait, for servers and for time to pass: more at once than a small machine's cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
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
