import { useEffect, useState } from "react";

/**
 * Whether the page's scripts are at work. What the server drew is seen before that, and a press on it would be lost: what
 * matters is disabled until then.
 */
export function useScriptsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}
