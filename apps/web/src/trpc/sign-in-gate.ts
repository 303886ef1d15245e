/**
 * Where calls wait while nobody is signed in: a session that ended in another tab, or while somebody was typing. What asks
 * for the sign-in is told by {@link SignInGate.subscribe}, and lets the calls go again.
 */
export interface SignInGate {
  /** Resolves when somebody signed in again (`true`) or would not (`false`). */
  wait: () => Promise<boolean>;
  isWaiting: () => boolean;
  /** For `useSyncExternalStore`. @returns what stops it. */
  subscribe: (onChange: () => void) => () => void;
  open: (signedIn: boolean) => void;
}

export function createSignInGate(): SignInGate {
  let waiting: ((signedIn: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        tell();
      }),
    isWaiting: () => waiting.length > 0,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open: (signedIn) => {
      const freed = waiting;
      waiting = [];
      tell();
      for (const resolve of freed) resolve(signedIn);
    },
  };
}
