"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";

export function ReloadButton() {
  const t = useTranslations("common");
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t("tryAgain")}
    </Button>
  );
}
