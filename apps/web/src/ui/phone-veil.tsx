import { type PointerEvent, type ReactNode, useRef } from "react";

interface PhoneVeilProps {
  onTap: () => void;
  children: ReactNode;
}

/** What lies behind a sheet on a phone, and around it. A tap on it closes the sheet and does nothing else. */
export function PhoneVeil({ onTap, children }: PhoneVeilProps) {
  // The press that opened the sheet ends on the veil, which was not there when it began.
  const isPressed = useRef(false);
  const press = (event: PointerEvent) => {
    isPressed.current = true;
    // Radix closes at the press already: the rest of the tap would reach what stands below.
    event.stopPropagation();
  };
  const release = () => {
    if (isPressed.current) onTap();
    isPressed.current = false;
  };
  return (
    <div>
      {/* For pointers alone: keys have Escape. */}
      <div
        aria-hidden="true"
        onPointerDown={press}
        // The focus stays in the sheet, which would close when it leaves.
        onMouseDown={(event) => event.preventDefault()}
        onClick={release}
        className="fixed inset-0 z-40 bg-veil animate-veil phone:hidden"
      />
      {children}
    </div>
  );
}
