import { type ComponentProps, useRef } from "react";
import { IconButton } from "@/ui/icon-button";
import { focusBeside } from "./row-focus";

interface RowButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  label: string;
  /** What takes the row away. */
  onAct: () => void;
}

/** Takes its row away; the focus stays beside. */
export function RowButton({ onAct, ...rest }: RowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const act = () => {
    if (button.current !== null) focusBeside(button.current);
    onAct();
  };
  return <IconButton {...rest} ref={button} onClick={act} className="size-7" />;
}
