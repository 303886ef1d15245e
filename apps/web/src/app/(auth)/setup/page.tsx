import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApiAwayNotice, UntrustedNotice } from "@/frame/api-away";
import { PageTitle } from "@/sign-in/page-title";
import { SetUpForm } from "@/sign-in/set-up-form";
import { setUpState } from "@/sign-in/set-up-state";
import { LinkButton } from "@/ui/link-button";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("signIn"))("setUp.title"),
});

export default async function SetUpPage() {
  const t = await getTranslations("signIn");
  const state = await setUpState();
  if (state === "unknown") return <ApiAwayNotice />;
  if (state === "untrusted")
    return (
      <>
        <PageTitle title={t("setUp.title")} />
        <UntrustedNotice />
      </>
    );
  if (state === "needed") return <SetUpForm />;
  return (
    <>
      <PageTitle title={t("setUp.done")}>
        <p>{t("setUp.doneText")}</p>
      </PageTitle>
      <LinkButton href="/signin" variant="primary" size="large">
        {t("signIn.act")}
      </LinkButton>
    </>
  );
}
