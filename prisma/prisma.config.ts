import { defineConfig } from "prisma/config";

// Without a DATABASE_URL the commands that need no database (generate, validate) still run; the others are given one by
// scripts/cli.mjs.
const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: "schema.prisma",
  migrations: { path: "migrations" },
  ...(url === undefined ? {} : { datasource: { url } }),
});
