import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);

export const ROOT = join(import.meta.dirname, "../../../..");
const CLIENT_MODULES = join(ROOT, "packages/client/node_modules");
/** The compilers that callers have: the one with an interface for programs, and the newest. */
export const COMPILERS = {
  "TypeScript 5": join(CLIENT_MODULES, "typescript/bin/tsc"),
  "TypeScript 7": join(ROOT, "node_modules/typescript/bin/tsc"),
};

/** As strict as compilers get, and with nothing of Node.js or of this repository in sight. */
const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: "es2022",
  module: "nodenext",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
};

/** What a compiler or a program said, and how it ended. */
export interface Ended {
  code: number;
  output: string;
}

/** Somebody's project, in a folder that has nothing to do with this repository. */
export interface Project {
  folder: string;
  write(file: string, text: string): Promise<void>;
  /** Makes a package of the client's development available, as an installation would. */
  link(name: string): Promise<void>;
  run(command: string, args: readonly string[], variables?: Readonly<Record<string, string>>): Promise<Ended>;
  /** Strictly, declarations of packages included, to JavaScript beside the source. */
  compile(compiler: string, file: string): Promise<Ended>;
  remove(): Promise<void>;
}

export async function createProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), "marque-project-"));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write("package.json", JSON.stringify({ name: "somebody", private: true, type: "module" }));
  const run = async (command: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) => {
    const assigned = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    try {
      const { stdout, stderr } = await exec("env", [...assigned, command, ...args], { cwd: folder });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      if (!(error instanceof Error && "stdout" in error && "stderr" in error)) throw error;
      const code = "code" in error && typeof error.code === "number" ? error.code : 1;
      return { code, output: `${error.stdout}${error.stderr}` };
    }
  };
  return {
    folder,
    write,
    run,
    async link(name) {
      const target = join(folder, "node_modules", name);
      await mkdir(dirname(target), { recursive: true });
      await symlink(join(CLIENT_MODULES, name), target, "dir");
    },
    async compile(compiler, file) {
      await write("tsconfig.json", JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [file] }));
      return run(process.execPath, [compiler, "-p", "."]);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
