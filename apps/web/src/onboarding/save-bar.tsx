"use client";

import { Button } from "@/ui/button";

interface SaveBarProps {
  summary: string;
  /** How many things were refused and are still on the screen. */
  wrong: number;
  saving: boolean;
  onSave: () => void;
}

/** Stays at the foot of the window: what will be saved, and the act that does it. */
export function SaveBar({ summary, wrong, saving, onSave }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-4 flex items-center gap-x-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 rail:mx-0 rail:px-0">
      <div className="grid min-w-0 flex-1 text-sm">
        <p role="alert" className="font-medium text-danger">
          {wrong > 0 && `Not saved yet: ${wrong === 1 ? "one thing needs" : `${wrong} things need`} a change`}
        </p>
        <p className="text-soft figures">{summary}</p>
      </div>
      <Button variant="primary" pending={saving} onClick={onSave}>
        Save brand
      </Button>
    </div>
  );
}
