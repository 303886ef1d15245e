// pnpm eval:prompts [--seed NUMBER] [--list] [WEBSITE…]: what the prompts of brands are like, in shares.
import { measurePrompts } from "./measure-prompts";
import { terminal } from "./terminal";

process.exitCode = measurePrompts(process.argv.slice(2), terminal);
