import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HOME } from "@/auth/callback-url";
import { FullPage } from "@/frame/full-page";
import { buttonStyle } from "@/ui/button-style";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("notFound.title"),
});

export default async function NotFound() {
  const t = await getTranslations("signIn.notFound");
  return (
    <FullPage
      title={t("heading")}
      action={
        // No link of the router's: its code would be loaded by every page, for this one.
        <a href={HOME} className={buttonStyle({ variant: "primary" })}>
          {t("act")}
        </a>
      }
    >
      <p>{t("text")}</p>
    </FullPage>
  );
}
