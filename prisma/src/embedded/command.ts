import type { SpawnOptions } from "node:child_process";
import type { Account } from "./account";

/** What to hand to `spawn` so that a PostgreSQL program runs with the account's rights. */
export interface Command {
  readonly file: string;
  readonly args: string[];
  readonly options: Pick<SpawnOptions, "uid" | "gid" | "env">;
}

export function commandAs(account: Account, program: string, args: readonly string[]): Command {
  const [wrapper, ...before] = account.prefix;
  return {
    file: wrapper ?? program,
    args: wrapper === undefined ? [...args] : [...before, program, ...args],
    options: {
      ...(wrapper === undefined ? account.ids : undefined),
      // Our environment may hold keys and PG* settings; neither is the server's business. Windows can't do without.
      ...(process.platform === "win32"
        ? {}
        : { env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" } }),
    },
  };
}
