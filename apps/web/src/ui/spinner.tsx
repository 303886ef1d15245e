import { LoaderCircle } from "lucide-react";

/** Something runs. Silent for screen readers: what runs is said in words beside it. */
export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin" />;
}
