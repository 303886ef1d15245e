import { useTranslations } from "next-intl";
import { Command } from "./command";
import { PageTitle } from "./page-title";

/** A link that was used, is too old, or was cut short on its way, and what to do about it. */
export function BadLink({ of }: { of: "setUp" | "reset" | "invitation" }) {
  const t = useTranslations("signIn.badLink");
  return (
    <PageTitle title={t(of)}>
      <p>{t("text")}</p>
      <p>{t.rich(`${of}Advice`, { command: (words) => <Command>{words}</Command> })}</p>
    </PageTitle>
  );
}
