"use client";

import type { BrandOverview } from "@marque/schema";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { changeBrands, type LoadedList } from "./list-cache";

/** Of a brand, what an act on it needs to say. */
export type Named = Pick<BrandOverview, "id" | "name">;

/**
 * What can be done with one brand or several: shown at once, taken back visibly when the API refuses, with an undo. Each
 * answers whether it was done.
 */
export function useBrandActs() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const inWords = useProblemWords();
  const t = useTranslations("brands");
  const tCommon = useTranslations("common");
  const { name: changedBy } = useSession();
  const lists = trpc.brand.overview.infiniteQueryFilter();
  /** Of several brands the first is named, and the others counted. */
  const named = (brands: readonly Named[]) => ({ count: brands.length, name: brands[0]?.name ?? "" });

  async function changeAtOnce(brands: readonly Named[], change: (brand: BrandOverview) => BrandOverview | undefined) {
    await queryClient.cancelQueries(lists);
    const before = queryClient.getQueriesData<LoadedList>(lists);
    const ids = new Set(brands.map(({ id }) => id));
    for (const [key, list] of before)
      if (list !== undefined) queryClient.setQueryData(key, changeBrands(list, ids, change));
    return before;
  }
  function takeBack(before: readonly [QueryKey, LoadedList | undefined][] | undefined) {
    for (const [key, list] of before ?? []) queryClient.setQueryData(key, list);
  }
  /** Everything that was read of brands is old now; the lists on the screen were changed already, but for the removed ones. */
  const outdate = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: trpc.brand.pathKey(), refetchType: "none" }),
      queryClient.invalidateQueries({ queryKey: trpc.brand.removed.pathKey() }),
    ]);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: trpc.brand.pathKey() });

  const switching = useMutation(trpc.brand.setEnabled.mutationOptions({ onSettled: outdate }));
  const removing = useMutation(trpc.brand.removeSeveral.mutationOptions({ onSettled: outdate }));
  const restoring = useMutation(trpc.brand.restore.mutationOptions({ onSettled: readAgain }));

  async function setEnabled(brands: readonly Named[], enabled: boolean): Promise<boolean> {
    const before = await changeAtOnce(brands, (brand) =>
      brand.enabled === enabled ? brand : { ...brand, enabled, changedBy, updatedAt: new Date().toISOString() },
    );
    try {
      const { changed } = await switching.mutateAsync({ ids: brands.map(({ id }) => id), enabled });
      const undone = brands.filter(({ id }) => changed.includes(id));
      announce(t(enabled ? "enabledNow" : "disabledNow", named(undone.length > 0 ? undone : brands)), {
        ...(undone.length > 0 && {
          action: { label: tCommon("undo"), onAct: () => void setEnabled(undone, !enabled) },
        }),
      });
      return true;
    } catch (error) {
      takeBack(before);
      announce(t("notChanged", { ...named(brands), reason: inWords(error) }));
      return false;
    }
  }

  async function remove(brands: readonly Named[]): Promise<boolean> {
    const before = await changeAtOnce(brands, () => undefined);
    try {
      const { removed } = await removing.mutateAsync({ ids: brands.map(({ id }) => id) });
      const removalIds = removed.map(({ removalId }) => removalId);
      announce(t("removedNow", named(brands)), {
        action: { label: tCommon("undo"), onAct: () => void restore(brands, removalIds) },
      });
      return true;
    } catch (error) {
      takeBack(before);
      announce(t("notRemoved", { ...named(brands), reason: inWords(error) }));
      return false;
    }
  }

  async function restore(brands: readonly Named[], removalIds: string[]): Promise<boolean> {
    try {
      const { restored, taken } = await restoring.mutateAsync({ removalIds });
      const back = brands.filter(({ id }) => restored.includes(id));
      announce(
        taken.length === 0
          ? t("restoredNow", named(back))
          : t("restoredSome", { count: back.length, taken: taken.length, id: taken[0]?.id ?? "" }),
      );
      return true;
    } catch (error) {
      announce(t("notRestored", { ...named(brands), reason: inWords(error) }));
      return false;
    }
  }

  return { setEnabled, remove, restore };
}
