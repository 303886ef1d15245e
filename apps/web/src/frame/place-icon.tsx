import { FlaskConical, History, KeyRound, NotebookText, UsersRound, Webhook } from "lucide-react";
import type { Place } from "./places";

const ICONS = {
  brands: NotebookText,
  tokens: KeyRound,
  webhooks: Webhook,
  team: UsersRound,
  auditLog: History,
  tryIt: FlaskConical,
};

export function PlaceIcon({ name }: Pick<Place, "name">) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
