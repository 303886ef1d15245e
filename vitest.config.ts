import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { slowness } from "./scripts/slowness.mjs";
import { testLimits } from "./scripts/test-limits.mjs";

const factor = slowness();
const limits = testLimits(factor);

/** What takes longest begins first, so that at the end nothing waits for it alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/hostile[^/]*\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The tests of the database mostly wait, for servers and for time to pass: more at once than a small machine's cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Files share the modules that they load: loading them again for each is a third of the CPU.
    isolate: false,
    testTimeout: limits.unitTest,
    hookTimeout: limits.unitTest,
    teardownTimeout: limits.unitTest,
    expect: { poll: { timeout: limits.condition } },
    // The scripts' own tests read the environment; those of packages say inject("limits").
    env: { TEST_SLOWNESS: String(factor) },
    provide: {
      limits,
      // Of the model of brands (apps/api/src/rest/model): a few each time, many when they are asked for.
      modelSequences: Number(process.env.MODEL_SEQUENCES ?? 20),
      // More of them: FUZZ_REQUESTS=20000 npx vitest run apps/api/src/fuzz
      fuzz: { requests: Number(process.env.FUZZ_REQUESTS ?? 600), seed: Number(process.env.FUZZ_SEED ?? 1) },
    },
    projects: [
      {
        extends: true,
        test: {
          name: "packages",
          include: ["packages/*/{src,commands,testing}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            "@/": `${import.meta.dirname}/apps/web/src/`,
            // What Next makes of it on the server: nothing.
            "server-only": `${import.meta.dirname}/apps/web/node_modules/next/dist/compiled/server-only/empty.js`,
          },
        },
        test: { name: "web", include: ["apps/web/src/**/*.test.{ts,tsx}"] },
      },
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
