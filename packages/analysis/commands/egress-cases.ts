// pnpm egress-cases FILE: whether the guard lets through and refuses what a file of cases says it should.
import { judgeCases } from "./egress/judge-cases";
import { terminal } from "./terminal";

process.exitCode = await judgeCases(process.argv.slice(2), terminal);
