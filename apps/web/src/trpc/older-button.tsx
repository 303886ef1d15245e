"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";

interface OlderButtonProps {
  /** A query of pages, newest first. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
}

/** Asks for the next page of a list, while there is one. */
export function OlderButton({ query }: OlderButtonProps) {
  const t = useTranslations("common");
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-4 flex justify-center">
      <Button pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {t("showOlder")}
      </Button>
    </div>
  );
}
