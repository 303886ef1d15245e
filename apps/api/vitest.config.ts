import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "api", globalSetup: "../../prisma/vitest.global.ts", testTimeout: 20_000, hookTimeout: 60_000 },
});
