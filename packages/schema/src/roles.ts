/** What a member of a workspace may be, most powerful first. */
export const ROLES = ["owner", "editor", "viewer"] as const;
