import type { ReactNode } from "react";
import { Wordmark } from "@/ui/mark";

/** The pages before anybody is known: one narrow column of paper. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-100 content-center px-6 py-12">
      <Wordmark />
      {children}
    </main>
  );
}
