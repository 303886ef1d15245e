"use client";

import type { Brand } from "@marque/schema";
import { useEffect, useState } from "react";
import { useTRPCClient } from "@/trpc/client";
import type { Checked, GoodRow } from "../read/check";

/** A row that tells of a brand of the register. */
export interface Match {
  number: number;
  brand: Pick<Brand, "id" | "name" | "domains">;
}

/** Asked for at a time. */
const AT_A_TIME = 200;

const NONE: readonly Match[] = [];

/**
 * The rows whose id or website a brand of the register has. It is told so that the person can say what to do with them: the
 * import finds them by itself when it gets there, so a question that fails here does no harm.
 */
export function useMatches(checked: Checked | undefined): readonly Match[] {
  const client = useTRPCClient();
  const [found, setFound] = useState<{ of: Checked; matches: Match[] }>();
  useEffect(() => {
    if (checked === undefined) return;
    let isCurrent = true;
    const ask = async () => {
      const matches: Match[] = [];
      for (let at = 0; at < checked.good.length && isCurrent; at += AT_A_TIME) {
        const rows = checked.good.slice(at, at + AT_A_TIME);
        const asked = { ids: rows.map(({ id }) => id), websites: rows.map(({ website }) => website) };
        const { brands } = await client.brand.match.mutate(asked);
        matches.push(...rows.flatMap((row) => matchOf(row, brands)));
      }
      if (isCurrent) setFound({ of: checked, matches });
    };
    ask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [checked, client]);
  return found !== undefined && found.of === checked ? found.matches : NONE;
}

function matchOf({ number, id, website, isIdGuessed }: GoodRow, brands: readonly Match["brand"][]): Match[] {
  const brand =
    (isIdGuessed ? undefined : brands.find((each) => each.id === id)) ??
    brands.find(({ domains }) => domains.includes(website));
  return brand === undefined ? [] : [{ number, brand }];
}
