"use client";

import { aliasesBeside, type WholeBrand } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useTRPC } from "@/trpc/client";
import { useAnnounce } from "@/ui/announcer";
import { useBrandStore } from "../store/brand-store";
import { useSaveEdit } from "../store/use-save-edit";
import { useFaultsByField } from "../table/faults";
import type { Details } from "./details-form";

const FIELDS = ["name", "domains", "aliases"] as const;

const changed =
  (changes: Partial<Details>) =>
  (whole: WholeBrand): WholeBrand => {
    const brand = { ...whole.brand, ...changes };
    return { ...whole, brand: { ...brand, aliases: aliasesBeside(brand.name, brand.aliases) } };
  };

/** Saves an edit of the brand's own fields. Answers what was said against it by field; `undefined` when it is saved. */
export function useSaveDetails() {
  const t = useTranslations("brand");
  const faultsByField = useFaultsByField();
  const trpc = useTRPC();
  const announce = useAnnounce();
  const { stored } = useBrandStore();
  const saveEdit = useSaveEdit();
  const { mutateAsync: update } = useMutation(trpc.brand.update.mutationOptions());
  return useCallback(
    async ({ base, since }: { base: Details; since: string }, typed: Details) => {
      const outcome = await saveEdit<Details>({
        title: t("details.title"),
        fields: FIELDS,
        labels: { name: t("details.name"), domains: t("details.domains"), aliases: t("details.aliases") },
        base,
        typed,
        since,
        read: ({ brand: { name, domains, aliases } }) => ({ name, domains, aliases }),
        change: (written, fields) => {
          const changes = Object.fromEntries(fields.map((field) => [field, written[field]]));
          return {
            apply: changed(changes),
            send: (ifMatch) => update({ id: stored()?.brand.id ?? "", ifMatch, changes }),
          };
        },
      });
      if (outcome.state === "saved") announce(t("details.saved"));
      if (outcome.state === "saved") return undefined;
      return outcome.state === "kept" ? {} : faultsByField(outcome.problem, FIELDS);
    },
    [t, announce, faultsByField, stored, saveEdit, update],
  );
}
