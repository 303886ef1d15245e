"use client";

import { type Brand, faults } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BrandDraft } from "@/brand/draft/draft";
import { NO_FAULTS, type PlacedFaults, placeFaults } from "@/brand/draft/place-faults";
import { LIST_FIELDS, write } from "@/brand/draft/write";
import { findFreeId } from "@/brand/propose-id";
import { useContract } from "@/contract";
import { useFaultWords } from "@/i18n/use-fault-words";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { isUncertain, problemOf } from "@/trpc/problem";
import { useToldProblem } from "@/trpc/use-problem-words";
import { findCreated } from "./find-created";

/** What can be said of a brand whose answer was lost, once it was looked for. */
const LOST = { "not created": "notSaved", unknown: "maybeSaved" } as const;

const SHOWN: ReadonlySet<string> = new Set(["id", "name", ...LIST_FIELDS]);

export interface CreateBrand {
  /** Saves a draft; answers the brand, or nothing when it was refused. */
  save: (draft: BrandDraft) => Promise<Brand | undefined>;
  saving: boolean;
  refused: PlacedFaults;
  /** Why it failed, when that is no matter of a field. */
  failure: string | undefined;
  /** A free id, when the one that was wanted is taken. */
  idProposal: string | undefined;
}

/** Saves a new brand, checked by the contract's rules here first, and brings every refusal to its place. */
export function useCreateBrand(): CreateBrand {
  const { brandCreate } = useContract();
  const t = useTranslations("onboarding.failure");
  const { faultInWords } = useFaultWords();
  const told = useToldProblem();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(trpc.brand.create.mutationOptions());
  const [refused, setRefused] = useState<PlacedFaults>(NO_FAULTS);
  const [failure, setFailure] = useState<string>();
  const [idProposal, setIdProposal] = useState<string>();

  const isTaken = async (id: string): Promise<boolean> => {
    try {
      await client.brand.get.query({ id });
      return true;
    } catch (error) {
      // Any other refusal leaves it open: then it is not proposed as free.
      return problemOf(error).status !== 404;
    }
  };

  const save = async (draft: BrandDraft): Promise<Brand | undefined> => {
    const written = write(draft, "picked");
    setFailure(undefined);
    setIdProposal(undefined);
    const checked = brandCreate.safeParse(written.input);
    setRefused(checked.success ? NO_FAULTS : placeFaults(faults(checked.error), written, SHOWN, faultInWords));
    if (!checked.success) return undefined;
    const saved = async (brand: Brand) => {
      await queryClient.invalidateQueries(trpc.brand.pathFilter());
      return brand;
    };
    try {
      return await saved(await mutateAsync(written.input));
    } catch (error) {
      const problem = problemOf(error);
      if (isUncertain(problem)) {
        const created = await findCreated(checked.data, (id) => client.brand.get.query({ id }));
        if (typeof created !== "string") return await saved(created);
        setFailure(t(LOST[created]));
      } else if (problem.status === 409) {
        setRefused(
          placeFaults(
            [{ path: "id", code: "taken", params: { value: written.input.id } }],
            written,
            SHOWN,
            faultInWords,
          ),
        );
        setIdProposal(await findFreeId(written.input.id, isTaken));
      } else if (problem.faults.length > 0) setRefused(placeFaults(problem.faults, written, SHOWN, faultInWords));
      else setFailure(told(problem));
      return undefined;
    }
  };
  return { save, saving: isPending, refused, failure, idProposal };
}
