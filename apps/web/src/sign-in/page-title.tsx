import type { ReactNode } from "react";

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mt-10 mb-6 grid gap-2">
      <h1 className="title text-2xl">{title}</h1>
      {children != null && <div className="grid gap-2 text-soft">{children}</div>}
    </div>
  );
}
