import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "db",
    globalSetup: "./vitest.global.ts",
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    // They mostly wait, for servers and for time to pass: more at once than there are cores.
    maxWorkers: 3,
    // Servers are started, killed and waited for.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
