import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HOME } from "@/auth/callback-url";
import { FullPage } from "@/frame/full-page";
import { LinkButton } from "@/ui/link-button";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("notFound.title"),
});

export default async function NotFound() {
  const t = await getTranslations("signIn.notFound");
  return (
    <FullPage
      title={t("heading")}
      action={
        <LinkButton href={HOME} variant="primary">
          {t("act")}
        </LinkButton>
      }
    >
      <p>{t("text")}</p>
    </FullPage>
  );
}
