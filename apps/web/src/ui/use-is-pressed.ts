import { useCallback, useEffect, useRef } from "react";

/** Whether a pointer is down somewhere on the page: `isPressed()`. */
export function useIsPressed(): () => boolean {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    window.addEventListener("pointerdown", down, true);
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, up, true);
    return () => {
      window.removeEventListener("pointerdown", down, true);
      for (const kind of ["pointerup", "pointercancel"]) window.removeEventListener(kind, up, true);
    };
  }, []);
  return useCallback(() => pressed.current, []);
}
