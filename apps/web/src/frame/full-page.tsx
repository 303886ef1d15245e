import type { ReactNode } from "react";
import { Wordmark } from "@/ui/mark";

interface FullPageProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A page without the frame, that says one thing: not found, out of order, the API is away. */
export function FullPage({ title, children, action }: FullPageProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-form content-center gap-4 px-6 py-12">
      <Wordmark />
      <h1 className="title mt-6 text-2xl">{title}</h1>
      <div className="grid max-w-[60ch] gap-2 text-soft">{children}</div>
      {action != null && <div className="flex flex-wrap gap-2 pt-2">{action}</div>}
    </main>
  );
}
