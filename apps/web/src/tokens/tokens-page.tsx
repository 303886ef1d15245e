"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { PageHeader } from "@/ui/page-header";
import { CreateTokenDialog } from "./create-token-dialog";
import { NoTokens } from "./no-tokens";
import { TokenTable } from "./token-table";
import { TokensSkeleton } from "./tokens-skeleton";

/** The keys that other programs have to this workspace. */
export function TokensPage() {
  const trpc = useTRPC();
  const tokens = useQuery(trpc.token.list.queryOptions());
  const empty = tokens.data?.tokens.length === 0;
  return (
    <>
      <PageHeader
        title="Tokens"
        description="A token lets a program use this workspace over the REST API: read and write brands, analyse websites."
        action={!empty && <CreateTokenDialog />}
      />
      {tokens.isPending && <TokensSkeleton />}
      {tokens.isError && (
        <FailureNotice title="The tokens could not be loaded" error={tokens.error} retry={() => tokens.refetch()} />
      )}
      {empty && <NoTokens />}
      {tokens.data !== undefined && !empty && <TokenTable tokens={tokens.data.tokens} />}
    </>
  );
}
