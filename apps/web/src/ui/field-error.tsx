import { CircleAlert } from "lucide-react";

/** The contract's messages follow a field's name; here they stand alone. A value that one begins with, in quotes, stays. */
const sentence = (message: string): string => message.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What is wrong with a field, right under it. The field points here by `aria-describedby`. */
export function FieldError({ id, children }: { id?: string | undefined; children?: string | undefined }) {
  if (children === undefined || children === "") return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
      <span>{sentence(children)}</span>
    </p>
  );
}
