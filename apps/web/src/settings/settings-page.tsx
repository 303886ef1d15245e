import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/ui/page-header";
import { AnalysisLimitList, type AnalysisLimits } from "./analysis-limits";
import { DisplaySettings } from "./display-settings";
import { WorkspaceName } from "./workspace-name";

interface SettingsPageProps {
  /** For owners. */
  limits: AnalysisLimits | undefined;
}

/** What can be set: of the workspace, and of this browser. */
export function SettingsPage({ limits }: SettingsPageProps) {
  const t = useTranslations("settings");
  return (
    <div className="mx-auto grid w-full max-w-form gap-10">
      <div>
        <PageHeader title={t("title")} />
        <Part id="workspace" title={t("workspace.title")}>
          <WorkspaceName />
        </Part>
      </div>
      <Part id="display" title={t("display.title")} hint={t("display.kept")}>
        <DisplaySettings />
      </Part>
      {limits !== undefined && (
        <Part id="analyses" title={t("analyses.title")} hint={t("analyses.text")}>
          <AnalysisLimitList limits={limits} />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

function Part({ id, title, hint, children }: PartProps) {
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="title text-xl">
          {title}
        </h2>
        {hint !== undefined && <p className="text-sm text-faint">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
