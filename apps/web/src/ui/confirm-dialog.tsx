"use client";

import type { ConfirmDialogProps } from "./confirm-dialog-part";
import { lazyPart } from "./lazy-part";

const part = lazyPart(() => import("./confirm-dialog-part"));

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const loaded = part.usePart(props.open);
  return loaded === undefined ? null : <loaded.OpenConfirmDialog {...props} />;
}
