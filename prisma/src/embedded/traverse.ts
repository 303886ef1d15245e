import { realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Whether an account may walk to a folder: has the search right on it and on every folder above.
 *
 * Goes by the mode bits. An access control list that takes rights away is not seen; PostgreSQL then says so itself.
 */
export function canTraverse(folder: string, account: { readonly uid: number; readonly gid: number }): boolean {
  let current = realpathSync(folder);
  for (;;) {
    const { mode, uid, gid } = statSync(current);
    const search = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & search) === 0) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}
