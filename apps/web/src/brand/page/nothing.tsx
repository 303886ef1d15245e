import type { ReactNode, Ref } from "react";
import { Button } from "@/ui/button";

interface NothingProps {
  act: string;
  /** Missing for those who may only read. */
  onAct: (() => void) | undefined;
  /** Where the focus comes back to. */
  opener: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A section that is empty: what would be here, and how it gets here. */
export function Nothing({ act, onAct, opener, children }: NothingProps) {
  return (
    <div className="grid justify-items-start gap-2.5 py-1">
      <p className="max-w-[60ch] text-pretty text-soft">{children}</p>
      {onAct !== undefined && (
        <Button ref={opener} size="small" onClick={onAct}>
          {act}
        </Button>
      )}
    </div>
  );
}
