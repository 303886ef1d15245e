"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { SelectField } from "@/ui/select-field";

interface PersonFilterProps {
  /** The id of who acted; empty for everybody. */
  actor: string;
  onChange: (actor: string) => void;
}

/** Narrows the log to one member of the workspace. Others, such as tokens and members of before, come by their rows. */
export function PersonFilter({ actor, onChange }: PersonFilterProps) {
  const t = useTranslations("audit.filter");
  const trpc = useTRPC();
  const { data: { members } = { members: [] } } = useQuery(trpc.member.list.queryOptions());
  const isListed = actor === "" || members.some(({ userId }) => userId === actor);
  return (
    <SelectField label={t("person")} value={actor} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t("everybody")}</option>
      {members.map(({ userId, name, email }) => (
        <option key={userId} value={userId}>
          {t("namedPerson", { name, email })}
        </option>
      ))}
      {!isListed && <option value={actor}>{t("somebodyElse")}</option>}
    </SelectField>
  );
}
