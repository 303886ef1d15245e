import { CallerError } from "../caller-error";
import type { Person } from "../identity/actor";

/** What of the drafts is the caller's: nobody sees another's, nor one's own of another workspace. */
export const own = ({ workspaceId, userId }: Person) => ({ workspaceId, userId });

export const noSuchDraft = () => new CallerError("notFound", "This unfinished brand does not exist any more.");
