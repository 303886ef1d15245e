import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes";

export type NoticeTone = "danger" | "warning" | "success" | "info";

const TONES: Record<NoticeTone, { ground: string; mark: string; Icon: LucideIcon; role: "alert" | "status" }> = {
  danger: { ground: "bg-danger-quiet", mark: "text-danger", Icon: CircleAlert, role: "alert" },
  warning: { ground: "bg-warning-quiet", mark: "text-warning", Icon: TriangleAlert, role: "status" },
  success: { ground: "bg-success-quiet", mark: "text-success", Icon: CircleCheck, role: "status" },
  info: { ground: "bg-info-quiet", mark: "text-info", Icon: Info, role: "status" },
};

interface NoticeProps {
  tone: NoticeTone;
  /** What happened. */
  title?: string | undefined;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
}

/** Says what happened, in the flow of the page. Screen readers hear it when it appears. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { ground, mark, Icon, role } = TONES[tone];
  return (
    <div role={role} className={classes("flex items-start gap-3 rounded-control px-3.5 py-3 animate-veil", ground)}>
      <Icon aria-hidden="true" className={classes("mt-0.5 size-4 shrink-0", mark)} />
      <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
        {title !== undefined && <p className={classes("font-medium", mark)}>{title}</p>}
        {children != null && <div>{children}</div>}
        {action != null && <div className="pt-1.5">{action}</div>}
      </div>
    </div>
  );
}
