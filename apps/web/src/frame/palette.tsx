"use client";

import type { Session } from "@marque/schema";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { VEIL } from "@/ui/overlay-style";
import { PaletteBrands } from "./palette-brands";
import { PaletteCommands } from "./palette-commands";

interface PaletteProps extends Pick<Session, "role"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Pages, acts and brands by a few letters. */
export function Palette({ role, open, onOpenChange }: PaletteProps) {
  const t = useTranslations("commands");
  const [text, setText] = useState("");
  const change = (isOpen: boolean) => {
    setText("");
    onOpenChange(isOpen);
  };
  const done = () => change(false);
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-140 -translate-x-1/2 overflow-hidden rounded-card border border-line bg-raised shadow-float animate-veil max-phone:top-2 max-phone:w-[calc(100vw-1rem)]"
        >
          <Dialog.Title className="sr-only">{t("open")}</Dialog.Title>
          {/* What fits is found here: brands come from the server, which knows their aliases and domains. */}
          <Command label={t("open")} shouldFilter={false} loop className="flex max-h-[70dvh] flex-col">
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <Command.Input
                value={text}
                onValueChange={setText}
                placeholder={t("placeholder")}
                className="min-h-12 w-full bg-transparent outline-none placeholder:text-faint placeholder:opacity-100"
              />
            </div>
            <Command.List label={t("found")} className="overflow-y-auto p-2">
              <PaletteBrands text={text} onDone={done} />
              <PaletteCommands role={role} text={text} onDone={done} />
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
