import type { Session } from "@marque/schema";
import { FlaskConical, History, KeyRound, NotebookText, UsersRound, Webhook } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { HOME } from "@/auth/callback-url";
import { SignOutButton } from "@/auth/sign-out-button";
import type { Theme } from "@/theme/theme";
import { ThemeToggle } from "@/theme/theme-toggle";
import { Mark } from "@/ui/mark";
import { AccountMenu } from "./account-menu";
import { RailLink } from "./rail-link";

/** At the left from 900 px up; a bar at the top below. */
export function Rail({ session, theme }: { session: Session; theme: Theme }) {
  const { role, workspace } = session;
  const t = useTranslations("frame");
  return (
    <header className="sticky top-0 z-30 flex items-center gap-1 border-b border-line bg-sunk px-3 py-1.5 rail:h-dvh rail:w-60 rail:flex-col rail:items-stretch rail:gap-6 rail:border-r rail:border-b-0 rail:p-4">
      <Link
        href={HOME}
        className="flex min-h-9 min-w-0 items-center gap-2.5 rounded-control pr-2 no-underline rail:px-1.5"
      >
        <Mark className="size-7" />
        <span className="title truncate text-lg max-sm:sr-only">{workspace.name}</span>
      </Link>
      <nav aria-label={t("main")} className="flex gap-0.5 rail:flex-1 rail:flex-col">
        <RailLink href="/brands" icon={<NotebookText aria-hidden="true" />}>
          {t("brands")}
        </RailLink>
        {role !== "viewer" && (
          <RailLink href="/try" icon={<FlaskConical aria-hidden="true" />}>
            {t("tryIt")}
          </RailLink>
        )}
        {role === "owner" && (
          <>
            <RailLink href="/tokens" icon={<KeyRound aria-hidden="true" />}>
              {t("tokens")}
            </RailLink>
            <RailLink href="/webhooks" icon={<Webhook aria-hidden="true" />}>
              {t("webhooks")}
            </RailLink>
            <RailLink href="/team" icon={<UsersRound aria-hidden="true" />}>
              {t("team")}
            </RailLink>
            <RailLink href="/audit" icon={<History aria-hidden="true" />}>
              {t("auditLog")}
            </RailLink>
          </>
        )}
      </nav>
      <div className="ml-auto flex items-center gap-0.5 rail:ml-0 rail:border-t rail:border-line rail:pt-3 rail:pl-1.5">
        <AccountMenu session={session} />
        <ThemeToggle initial={theme} />
        <SignOutButton />
      </div>
    </header>
  );
}
