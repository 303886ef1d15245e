import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { KeyDrawing } from "@/tokens/drawing";
import { TokensPage } from "@/tokens/tokens-page";
import { OwnersPage } from "../owners-page";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("tokens"))("title") });

export default function Tokens() {
  return (
    <OwnersPage
      namespace="tokens"
      drawing={<KeyDrawing />}
      queries={({ trpc, cache }) => [cache.prefetchQuery(trpc.token.list.queryOptions())]}
    >
      <TokensPage />
    </OwnersPage>
  );
}
