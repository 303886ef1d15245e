import type { Session } from "@marque/schema";

/** A page that the rail, the bar, the palette and a shortcut lead to. */
export interface Place {
  href: string;
  /** Its name, in the messages of the frame; its icon goes by it. */
  name: "brands" | "tokens" | "webhooks" | "team" | "auditLog" | "tryIt";
  /** After `g`. */
  key: string;
  /** Whom it is there for; for everybody without. */
  for?: "owners" | "editors";
  /** Has a place of its own in a phone's bar; the others stand under "More". */
  onBar?: true;
}

const PLACES: readonly Place[] = [
  { href: "/brands", name: "brands", key: "b", onBar: true },
  { href: "/try", name: "tryIt", key: "y", for: "editors" },
  { href: "/tokens", name: "tokens", key: "k", for: "owners" },
  { href: "/webhooks", name: "webhooks", key: "w", for: "owners" },
  { href: "/team", name: "team", key: "t", for: "owners", onBar: true },
  { href: "/audit", name: "auditLog", key: "l", for: "owners" },
];

/** Where somebody of this role may go. */
export const placesFor = (role: Session["role"]): readonly Place[] =>
  PLACES.filter(
    (place) => place.for === undefined || role === "owner" || (place.for === "editors" && role === "editor"),
  );
