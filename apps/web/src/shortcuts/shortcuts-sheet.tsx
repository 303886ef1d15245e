"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Dialog } from "@/ui/dialog";
import { Switch } from "@/ui/switch";
import { Keys } from "./keys";
import { areSingleKeysOn, onShortcutsChange, registeredShortcuts, turnSingleKeys } from "./registry";

interface ShortcutsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key that means something on this page, and the switch for those that are pressed alone. */
export function ShortcutsSheet(dialog: ShortcutsSheetProps) {
  const t = useTranslations("commands");
  const shortcuts = useSyncExternalStore(onShortcutsChange, registeredShortcuts, registeredShortcuts);
  const on = useSyncExternalStore(onShortcutsChange, areSingleKeysOn, () => true);
  return (
    <Dialog title={t("shortcuts")} description={t("shortcutsAbout")} {...dialog}>
      <dl className="grid">
        {shortcuts.map(({ keys, label }) => (
          <div
            key={keys}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-0"
          >
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center justify-between gap-4">
        <span>
          {t("singleKeys")}
          <span className="block text-sm text-faint">{t("singleKeysAbout")}</span>
        </span>
        <Switch label={t("singleKeys")} checked={on} onCheckedChange={turnSingleKeys} />
      </div>
    </Dialog>
  );
}
