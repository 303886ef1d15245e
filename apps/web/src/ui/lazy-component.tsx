"use client";

import type { ComponentType } from "react";
import { lazyPart } from "./lazy-part";

/**
 * A component that is loaded when it is drawn first, for what stands in a dialog or a menu, or is shown after a press.
 * Nothing stands in its place meanwhile.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = lazyPart(load);
  return function Lazy(props: Props) {
    const Loaded = part.usePart(true);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
