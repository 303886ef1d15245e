"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { createContext, type ReactNode, useContext, useState } from "react";
import { classes } from "./classes";
import { ClosedTrigger } from "./closed-trigger";
import { lazyPart } from "./lazy-part";

type MenuParts = typeof import("./menu-parts");

const parts = lazyPart(() => import("./menu-parts"));

/** Entries are written by whoever uses a menu, and drawn inside one that is open: the parts are there by then. */
const MenuPartsContext = createContext<MenuParts | undefined>(undefined);

interface MenuProps {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  /** For what is asked only when somebody looks. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A menu of acts on one thing; a sheet at the foot of the window on a phone. */
export function Menu({ trigger, align = "end", side = "bottom", onOpenChange, children }: MenuProps) {
  const [open, setOpen] = useState<"pointer" | "key" | false>(false);
  const loaded = parts.usePart(open !== false);
  const change = (by: "pointer" | "key" | false) => {
    setOpen(by);
    onOpenChange?.(by !== false);
  };
  if (loaded === undefined)
    return <ClosedTrigger trigger={trigger} opens="menu" onOpen={change} preload={parts.preload} />;
  return (
    <MenuPartsContext value={loaded}>
      <loaded.OpenMenu
        {...{ trigger, align, side }}
        open={open !== false}
        openedByKey={open === "key"}
        onOpenChange={(isOpen) => change(isOpen && "pointer")}
      >
        {children}
      </loaded.OpenMenu>
    </MenuPartsContext>
  );
}

const ITEM =
  "flex min-h-8 items-center gap-2.5 rounded-control px-2.5 py-1 text-base no-underline outline-none select-none max-phone:min-h-11 data-[highlighted]:bg-hover data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0";

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  tone?: "danger";
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, tone, disabled = false, children }: MenuItemProps) {
  const loaded = useContext(MenuPartsContext);
  if (loaded === undefined) return null;
  return (
    <loaded.MenuEntry
      onSelect={onSelect}
      disabled={disabled}
      className={classes(ITEM, tone === "danger" ? "text-danger" : "text-ink")}
    >
      {icon}
      {children}
    </loaded.MenuEntry>
  );
}

export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  const loaded = useContext(MenuPartsContext);
  if (loaded === undefined) return null;
  return (
    <loaded.MenuEntry asChild>
      <Link href={href} prefetch={false} className={classes(ITEM, "text-ink")}>
        {icon}
        {children}
      </Link>
    </loaded.MenuEntry>
  );
}

interface MenuChoiceProps {
  chosen: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One of several, of which one holds. The menu stays open: people try what they see. */
export function MenuChoice({ chosen, onSelect, children }: MenuChoiceProps) {
  const loaded = useContext(MenuPartsContext);
  if (loaded === undefined) return null;
  return (
    <loaded.MenuEntry
      role="menuitemradio"
      aria-checked={chosen}
      onSelect={(event) => {
        event.preventDefault();
        onSelect();
      }}
      className={classes(ITEM, "text-ink")}
    >
      <Check aria-hidden="true" className={classes(!chosen && "invisible")} />
      {children}
    </loaded.MenuEntry>
  );
}

/** What the entries below it are about. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const loaded = useContext(MenuPartsContext);
  if (loaded === undefined) return null;
  return (
    <loaded.MenuHeading className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">{children}</loaded.MenuHeading>
  );
}

interface MenuCheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something that is on or off; the menu stays open, for there may be more to choose. */
export function MenuCheckbox({ checked, onCheckedChange, children }: MenuCheckboxProps) {
  const loaded = useContext(MenuPartsContext);
  if (loaded === undefined) return null;
  return (
    <loaded.MenuEntry
      role="menuitemcheckbox"
      aria-checked={checked}
      onSelect={(event) => {
        event.preventDefault();
        onCheckedChange(!checked);
      }}
      className={classes(ITEM, "text-ink")}
    >
      <Check aria-hidden="true" className={classes(!checked && "invisible")} />
      {children}
    </loaded.MenuEntry>
  );
}

export function MenuSeparator() {
  const loaded = useContext(MenuPartsContext);
  return loaded === undefined ? null : <loaded.MenuLine className="my-1 h-px bg-line" />;
}
