import { useFormatter, useTranslations } from "next-intl";

export interface AnalysisLimits {
  deadlineSeconds: number;
  concurrency: number;
  queue: number;
}

/** How much analyses may use. @param limits as the operator set them. */
export function AnalysisLimitList({ limits: { deadlineSeconds, concurrency, queue } }: { limits: AnalysisLimits }) {
  const t = useTranslations("settings.analyses");
  const format = useFormatter();
  const rows = [
    { name: t("deadline"), value: t("seconds", { seconds: deadlineSeconds }) },
    { name: t("concurrency"), value: format.number(concurrency) },
    { name: t("queue"), value: format.number(queue) },
  ];
  return (
    <dl className="border-t border-line">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
          <dt className="text-soft">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
