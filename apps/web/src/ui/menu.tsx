"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes";
import { FLOAT } from "./overlay-style";

interface MenuProps {
  /** The button that opens it; it needs a name of its own. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
}

/** A menu of acts on one thing. */
export function Menu({ trigger, align = "end", side = "bottom", children }: MenuProps) {
  return (
    // Not modal: a modal menu hides the whole page from screen readers, landmarks and headings included.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={classes(FLOAT, "min-w-44 p-1")}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  "flex min-h-8 items-center gap-2.5 rounded-control px-2.5 py-1 text-base no-underline outline-none select-none data-[highlighted]:bg-hover data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0";

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  tone?: "danger";
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, tone, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classes(ITEM, tone === "danger" ? "text-danger" : "text-ink")}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link href={href} className={classes(ITEM, "text-ink")}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

interface MenuCheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something that is on or off; the menu stays open, for there may be more to choose. */
export function MenuCheckbox({ checked, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={classes(ITEM, "text-ink")}
    >
      <span className="inline-flex size-4 items-center justify-center">
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden="true" />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

/** A line over what belongs together. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1 text-xs font-medium text-faint">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
