import { Command } from "cmdk";
import type { ReactNode } from "react";

interface PaletteEntryProps {
  id: string;
  onSelect: () => void;
  icon?: ReactNode;
  /** At the right: a domain, keys. */
  aside?: ReactNode;
  children: ReactNode;
}

export function PaletteEntry({ id, onSelect, icon, aside, children }: PaletteEntryProps) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 max-phone:min-h-11 data-[selected=true]:bg-hover [&_svg]:size-4 [&_svg]:text-soft"
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <span className="truncate text-sm text-faint">{aside}</span>
    </Command.Item>
  );
}

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint"
    >
      {children}
    </Command.Group>
  );
}
