import { useTranslations } from "next-intl";
import { Notice } from "@/ui/notice";
import { FullPage } from "./full-page";
import { ReloadButton } from "./reload-button";

function Advice() {
  const t = useTranslations("frame");
  return (
    <>
      <p>{t("apiAwayAbout")}</p>
      <p>{t("apiAwayAdvice")}</p>
    </>
  );
}

/** The web app is there, its API is not, or doesn't believe it: in place of the whole page. */
export function ApiAway({ untrusted }: { untrusted: boolean }) {
  const t = useTranslations("frame");
  return (
    <FullPage title={t(untrusted ? "untrusted" : "apiAway")} action={<ReloadButton />}>
      {untrusted ? <p>{t("untrustedAdvice")}</p> : <Advice />}
    </FullPage>
  );
}

/** The same beside a form. */
export function UntrustedNotice() {
  const t = useTranslations("frame");
  return (
    <Notice tone="danger" title={t("untrusted")}>
      {t("untrustedAdvice")}
    </Notice>
  );
}

/** The same within a page that has its own landmarks. */
export function ApiAwayNotice() {
  const t = useTranslations("frame");
  return (
    <>
      <div className="mt-10 mb-6 grid gap-2 text-soft">
        <h1 className="title text-2xl text-ink">{t("apiAway")}</h1>
        <Advice />
      </div>
      <ReloadButton />
    </>
  );
}
