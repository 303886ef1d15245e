import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The tests of the database mostly wait, for servers and for time to pass: more at once than a small machine's cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Long enough for a busy machine: a test that hangs is found, none fails for being slow.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      { extends: true, test: { name: "packages", include: ["packages/*/{src,commands}/**/*.test.ts"] } },
      { extends: true, test: { name: "web", include: ["apps/web/src/**/*.test.{ts,tsx}"] } },
      { extends: true, test: { name: "scripts", include: ["scripts/*.test.mjs"] } },
      {
        extends: true,
        test: {
          name: "database",
          include: ["prisma/**/*.test.ts", "apps/api/src/**/*.test.ts"],
          // Starts a PostgreSQL that is thrown away afterwards.
          globalSetup: ["./prisma/vitest.global.ts"],
        },
      },
    ],
  },
});
