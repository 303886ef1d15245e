import type { Role } from "@marque/schema";
import { ROLES } from "@marque/schema";

const ROLE_WORDS: Record<Role, string> = { owner: "Owner", editor: "Editor", viewer: "Viewer" };

/** The roles to choose from in a select field. */
export const RoleOptions = () =>
  ROLES.map((role) => (
    <option key={role} value={role}>
      {ROLE_WORDS[role]}
    </option>
  ));

export const roleInWords = (role: Role): string => ROLE_WORDS[role];
