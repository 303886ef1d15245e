"use client";

import { useTranslations } from "next-intl";
import { lazyPart } from "@/ui/lazy-part";

const part = lazyPart(() => import("./page-failure"));

/** {@link PageFailure}, loaded when a page fails. Where even that can't be loaded, it says so in a line. */
export function LazyPageFailure(props: { error: unknown; retry: () => void }) {
  const t = useTranslations("frame");
  const loaded = part.usePart(true);
  return loaded === undefined ? <p role="alert">{t("pageFailed")}</p> : <loaded.PageFailure {...props} />;
}
