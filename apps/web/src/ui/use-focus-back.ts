import { useRef } from "react";

/** What had the focus; of a menu's entry, which goes with its menu, the button that opened the menu. */
function standing(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const back = menu == null ? focused : document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  return back instanceof HTMLElement ? back : null;
}

/**
 * For a dialog without a trigger of its own, to which alone Radix gives the focus back: leads it to where it came from when
 * the dialog closes, where that is still there (WCAG 2.4.3).
 */
export function useFocusBack() {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = standing(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const back = before.current;
      if (back === null || back === document.body || !back.isConnected) return;
      event.preventDefault();
      back.focus();
    },
  };
}
