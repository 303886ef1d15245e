import type { Dismissal } from "@marque/schema";
import type { Act } from "../../action/action";
import { holdBrand, ofBrand } from "../hold";
import { keepDismissals } from "./dismissals";

/** Remembers suggestions that are not wanted. @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function dismiss(act: Act, { id, dismissed }: { id: string; dismissed: readonly Dismissal[] }) {
  const { key } = await holdBrand(act, { id });
  await keepDismissals(act, key, dismissed);
  await act.audit.record({ subject: id, after: { dismissed: dismissed.map((each) => ({ ...each })) } });
  return { id };
}

/** Forgets them all, so that they are offered again. @throws {CallerError} `notFound`: no such brand in this workspace. */
export async function offerAgain(act: Act, { id }: { id: string }) {
  const { key } = await holdBrand(act, { id });
  const { count } = await act.database.dismissal.deleteMany({ where: ofBrand(key) });
  await act.audit.record({ subject: id, before: { dismissed: count } });
  return { id };
}
