import type { ReactNode } from "react";
import { Command } from "./command";
import { PageTitle } from "./page-title";

interface BadLinkProps {
  title: string;
  /** What to do about it. */
  children: ReactNode;
}

/** A link that was used, is too old, or was cut short on its way. */
function BadLink({ title, children }: BadLinkProps) {
  return (
    <PageTitle title={title}>
      <p>It was used already, is too old, or was cut short when it was copied. Nothing was changed with it.</p>
      <p>{children}</p>
    </PageTitle>
  );
}

export const BadSetUpLink = () => (
  <BadLink title="This set-up link does not work">
    On the machine that runs Marque, type <Command>npm run setup-link</Command> and open the new link.
  </BadLink>
);

export const BadResetLink = () => (
  <BadLink title="This link does not work">Ask whoever runs Marque for a new one: it is good for an hour.</BadLink>
);

export const BadInvitation = () => (
  <BadLink title="This invitation does not work">Ask whoever sent it for a new one: it is good for a week.</BadLink>
);
