import { CallerError } from "../caller-error";

/** Who has an account and was removed from, or left, every workspace; or has none and is not invited. */
export const nowhere = (): CallerError =>
  new CallerError("nowhere", "You are a member of no workspace. Ask an owner for an invitation.");
