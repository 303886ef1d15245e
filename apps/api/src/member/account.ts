import type { Account } from "@marque/schema";
import type { Act } from "../action/action";

/** Who is signed in, whether in a workspace or in none. */
export const account = ({ actor, database }: Act<"account">): Promise<Account> =>
  database.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { name: true, email: true } });
