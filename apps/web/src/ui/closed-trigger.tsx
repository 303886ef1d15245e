import { cloneElement, isValidElement, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

interface ClosedTriggerProps {
  /** A button. */
  trigger: ReactNode;
  opens: "menu" | "dialog";
  onOpen: (by: "pointer" | "key") => void;
  preload: () => void;
}

interface TriggerProps {
  onClick?: (event: MouseEvent) => void;
}

/** What opens something that is not loaded yet: the same button as afterwards, with the same names and states. */
export function ClosedTrigger({ trigger, opens, onOpen, preload }: ClosedTriggerProps) {
  if (!isValidElement<TriggerProps>(trigger)) return trigger;
  const { onClick } = trigger.props;
  return cloneElement(trigger, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    "data-state": "closed",
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      onClick?.(event);
      // A click that a key made counts none.
      if (!event.defaultPrevented) onOpen(event.detail === 0 ? "key" : "pointer");
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== "menu" || event.key !== "ArrowDown") return;
      event.preventDefault();
      onOpen("key");
    },
  } as Partial<TriggerProps>);
}
