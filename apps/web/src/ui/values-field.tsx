"use client";

import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classes } from "./classes";
import { Field, type FieldText } from "./field";
import { useIsPressed } from "./use-is-pressed";

export interface ValuesFieldProps extends FieldText {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** A value in words: a hostname in its own script. */
  show?: (value: string) => string;
  /** What a button that takes a value out is called. */
  removeLabel: (value: string) => string;
  /** A comma ends a value too; leave it out where values hold commas. */
  commas?: boolean;
  placeholder?: string | undefined;
  /** The field that is typed into. */
  ref?: Ref<HTMLInputElement> | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Several short values in one field: Enter takes in what is typed, as does leaving the field; Backspace in the empty field
 * takes the last one out. Enter in the empty field is the form's.
 */
export function ValuesField({
  values,
  onChange,
  show = (value) => value,
  removeLabel,
  commas = false,
  placeholder,
  ref,
  autoFocus,
  className,
  ...field
}: ValuesFieldProps) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const separator = commas ? /[,\r\n\t]+/ : /[\r\n\t]+/;
  const take = (written: string) => {
    const added = written
      .split(separator)
      .map((each) => each.trim())
      .filter((each) => each !== "" && !values.includes(each));
    if (added.length > 0) onChange([...values, ...new Set(added)]);
    setText("");
  };
  const isPressed = useIsPressed();
  // Where it is left by a press, the field grows only once that is let go: else what is pressed would move from under the
  // pointer, and "Save" would not be clicked.
  const leave = () => {
    if (!isPressed()) take(text);
    else window.addEventListener("pointerup", () => flushSync(() => take(text)), { once: true, capture: true });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // A letter that is still being composed is not for us (Input Method Editors).
    if (event.nativeEvent.isComposing) return;
    if (text.trim() !== "" && (event.key === "Enter" || (commas && event.key === ","))) {
      // Before a form hears of it that is sent with a chord.
      flushSync(() => take(text));
      if (!event.metaKey && !event.ctrlKey) event.preventDefault();
    } else if (event.key === "Backspace" && text === "" && values.length > 0) onChange(values.slice(0, -1));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!separator.test(pasted.trim())) return;
    event.preventDefault();
    take(text + pasted);
  };
  const remove = (value: string) => {
    onChange(values.filter((each) => each !== value));
    input.current?.focus();
  };
  return (
    <Field {...field} className={className}>
      {(wiring) => (
        <div
          className={classes(
            "control flex min-h-9 flex-wrap items-center gap-1 px-1.5 py-1 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus",
            field.error !== undefined && "border-danger",
          )}
        >
          {values.map((value) => (
            <span
              key={value}
              className="inline-flex min-w-0 items-center rounded-control bg-hover pl-2 text-sm wrap-anywhere"
            >
              {show(value)}
              <button
                type="button"
                aria-label={removeLabel(value)}
                onClick={() => remove(value)}
                className="inline-flex size-6 shrink-0 items-center justify-center rounded-control text-faint hover:text-ink"
              >
                <X aria-hidden="true" className="size-3" />
              </button>
            </span>
          ))}
          <input
            {...wiring}
            ref={(element) => {
              input.current = element;
              if (typeof ref === "function") ref(element);
              else if (ref != null) ref.current = element;
            }}
            // biome-ignore lint/a11y/noAutofocus: whoever opened the line goes on in it
            autoFocus={autoFocus}
            value={text}
            placeholder={values.length === 0 ? placeholder : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={leave}
            className="min-h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none placeholder:text-faint"
          />
        </div>
      )}
    </Field>
  );
}
