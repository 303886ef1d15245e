"use client";

import { type Brand, type Contract, faults } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { useContract } from "@/contract";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { NO_FAULTS, type PlacedFaults, placeFaults } from "../draft/place-faults";
import type { Written } from "../draft/write";
import { saveFailureInWords } from "../in-words";

export type Changes = z.input<Contract["brandChanges"]>;

export interface UpdateBrand {
  /** Saves some of a brand's fields; answers whether it did. */
  save: (written: Written, changes: Changes) => Promise<boolean>;
  saving: boolean;
  refused: PlacedFaults;
  failure: string | undefined;
}

/** Saves changes of a brand, checked by the contract's rules here first. `shown` are the fields that can show a refusal. */
export function useUpdateBrand(id: Brand["id"], shown: ReadonlySet<string>): UpdateBrand {
  const { brandChanges } = useContract();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(trpc.brand.update.mutationOptions());
  const [refused, setRefused] = useState<PlacedFaults>(NO_FAULTS);
  const [failure, setFailure] = useState<string>();

  const save = async (written: Written, changes: Changes): Promise<boolean> => {
    setFailure(undefined);
    const checked = brandChanges.safeParse(changes);
    setRefused(checked.success ? NO_FAULTS : placeFaults(faults(checked.error), written, shown));
    if (!checked.success) return false;
    try {
      await mutateAsync({ id, changes });
      // Waits for what is on the screen to be asked for again: the page shows what was saved, not what was.
      await queryClient.invalidateQueries(trpc.brand.pathFilter());
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const placed = problem.faults.map((fault) => ({ ...fault, path: fault.path.replace(/^changes\./, "") }));
      if (placed.length > 0) setRefused(placeFaults(placed, written, shown));
      else setFailure(saveFailureInWords(problem));
      return false;
    }
  };
  return { save, saving: isPending, refused, failure };
}
