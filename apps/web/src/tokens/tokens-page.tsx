"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { Loaded } from "@/trpc/loaded";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { CreateTokenDialog } from "./create-token-dialog";
import { KeyDrawing } from "./drawing";
import { TokenTable } from "./token-table";

/** The keys that other programs have to this workspace. */
export function TokensPage() {
  const t = useTranslations("tokens");
  const trpc = useTRPC();
  const query = useQuery(trpc.token.list.queryOptions());
  // Not before it is known whether there are any: an empty list has the dialog in its own place.
  const isFilled = query.data !== undefined && query.data.tokens.length > 0;
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} action={isFilled && <CreateTokenDialog />} />
      <Loaded query={query} loading={t("loading")} failed={t("failed")}>
        {({ tokens }) =>
          tokens.length > 0 ? (
            <TokenTable tokens={tokens} />
          ) : (
            <EmptyState drawing={<KeyDrawing />} title={t("none.title")} action={<CreateTokenDialog />}>
              {t("none.text")}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
