"use client";

import { ROLES } from "@marque/schema";
import { useTranslations } from "next-intl";

/** The roles to choose from in a select field. */
export function RoleOptions() {
  const t = useTranslations("team.role");
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {t(role)}
    </option>
  ));
}
