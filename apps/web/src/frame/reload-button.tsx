"use client";

import { Button } from "@/ui/button";

export function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
}
