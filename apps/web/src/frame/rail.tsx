import type { Session } from "@marque/schema";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { HOME } from "@/auth/callback-url";
import { SignOutButton } from "@/auth/sign-out-button";
import { Mark } from "@/ui/mark";
import { AccountMenu } from "./account-menu";
import { PaletteButton } from "./palette-button";
import { PlaceIcon } from "./place-icon";
import { placesFor } from "./places";
import { RailLink } from "./rail-link";

/** At the left from 900 px up; below, the bar has its place. */
export function Rail({ session }: { session: Session }) {
  const t = useTranslations("frame");
  return (
    <header className="sticky top-0 z-30 flex h-dvh w-60 flex-col gap-5 border-r border-line bg-sunk p-4 max-rail:hidden print:hidden">
      <Link href={HOME} className="flex min-h-9 min-w-0 items-center gap-2.5 rounded-control px-1.5 no-underline">
        <Mark className="size-7" />
        <span className="title truncate text-lg">{session.workspace.name}</span>
      </Link>
      <PaletteButton />
      <nav aria-label={t("main")} className="flex flex-1 flex-col gap-0.5 overflow-y-auto">
        {placesFor(session.role).map(({ href, name }) => (
          <RailLink key={href} href={href} icon={<PlaceIcon name={name} />}>
            {t(name)}
          </RailLink>
        ))}
      </nav>
      <div className="flex items-center gap-0.5 border-t border-line pt-3">
        <AccountMenu session={session} />
        <SignOutButton />
      </div>
    </header>
  );
}
