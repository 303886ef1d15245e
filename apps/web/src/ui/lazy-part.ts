import { useEffect, useState } from "react";

export interface LazyPart<T> {
  /** Loads it ahead: when a pointer or the focus reaches what opens it. */
  preload: () => void;
  /** The part from when it was first wanted on; `undefined` until then and while it loads. */
  usePart: (wanted: boolean) => T | undefined;
}

/**
 * A part of a page that is loaded when somebody asks for it, so that no page begins with it: `load` is a dynamic import.
 * When it can't be loaded nothing opens, and the next try asks again.
 */
export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let loading: Promise<T> | undefined;
  const ask = (): Promise<T> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    preload: () => void ask().catch(() => undefined),
    usePart: (wanted) => {
      // Of this place alone: what was loaded for another must not change what is drawn here, where the focus may be.
      const [part, setPart] = useState<{ loaded: T }>();
      useEffect(() => {
        if (!wanted) return;
        let isHere = true;
        ask().then(
          (loaded) => isHere && setPart((before) => before ?? { loaded }),
          () => undefined,
        );
        return () => {
          isHere = false;
        };
      }, [wanted]);
      return part?.loaded;
    },
  };
}
