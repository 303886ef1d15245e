"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classes } from "./classes";
import { Field, type FieldText } from "./field";
import { FLOAT } from "./overlay-style";

export interface ComboboxOption {
  id: string;
  label: string;
  /** Says more of it, at the right. */
  aside?: string | undefined;
}

interface ComboboxProps extends FieldText {
  placeholder?: string | undefined;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
  /** What fits what is typed, best first. */
  options: readonly ComboboxOption[];
  /** Whether the options are those of what is typed now; Enter waits for them. */
  settled: boolean;
  /** Said where nothing fits. */
  nothing: string;
  onChoose: (option: ComboboxOption) => void;
  className?: string | undefined;
}

/**
 * A field that one searches a list with and chooses from, by the pattern of WAI-ARIA 1.2: the focus stays in the field,
 * and `aria-activedescendant` tells which option Enter takes. The best one is offered as soon as something is typed.
 */
export function Combobox({
  placeholder,
  text,
  onText,
  options,
  settled,
  nothing,
  onChoose,
  className,
  ...field
}: ComboboxProps) {
  const t = useTranslations("ui");
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  // Enter was pressed before what fits was there, as somebody does who types fast: the best is taken when it is.
  const [hurried, setHurried] = useState(false);
  const listbox = useRef<HTMLDivElement>(null);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${list}-${index}`;
  useEffect(() => {
    if (active !== undefined && shown) listbox.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active, shown]);

  const choose = (option: ComboboxOption) => {
    setOpen(false);
    onChoose(option);
  };
  useEffect(() => {
    if (!hurried || !settled) return;
    setHurried(false);
    const [best] = options;
    if (best === undefined) return;
    setOpen(false);
    onChoose(best);
  }, [hurried, settled, options, onChoose]);
  const step = (by: 1 | -1) => {
    const from = active ?? (by === 1 ? -1 : 0);
    setActive(shown ? (from + by + options.length) % options.length : undefined);
    setOpen(true);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // A letter that is still being composed is not for us (Input Method Editors).
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      step(event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
    } else if (event.key === "Enter") {
      const option = active === undefined || !shown || !settled ? undefined : options[active];
      if (option !== undefined) choose(option);
      else if (open && !settled && text.trim() !== "") setHurried(true);
      event.preventDefault();
    } else if (event.key === "Escape" && open) {
      setOpen(false);
      event.stopPropagation();
    } else if (event.key === "Escape") onText("");
  };
  const said = !open || !settled ? "" : options.length === 0 ? nothing : t("found", { count: options.length });
  return (
    <Field {...field} className={className}>
      {(wiring) => (
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint"
          />
          <input
            {...wiring}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={list}
            aria-activedescendant={shown && active !== undefined ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={({ target: { value } }) => {
              onText(value);
              setHurried(false);
              setActive(value.trim() === "" ? undefined : 0);
              setOpen(true);
            }}
            onKeyDown={press}
            onClick={() => setOpen(true)}
            onBlur={() => {
              setOpen(false);
              setHurried(false);
            }}
            className="control min-h-9 py-1.5 pr-3 pl-9"
          />
          <div
            ref={listbox}
            id={list}
            role="listbox"
            aria-label={field.label}
            hidden={!shown}
            className={classes(FLOAT, "absolute inset-x-0 top-full mt-1 max-h-72 overflow-y-auto p-1")}
          >
            {shown &&
              options.map((option, index) => (
                <div
                  key={option.id}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // The field keeps the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setActive(index)}
                  onClick={() => choose(option)}
                  // The field hears the keys.
                  onKeyDown={undefined}
                  className={classes(
                    "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-2.5 py-1 rail:min-h-9",
                    index === active && "bg-hover",
                  )}
                >
                  <span className="min-w-0">{option.label}</span>
                  {option.aside !== undefined && <span className="text-sm text-faint">{option.aside}</span>}
                </div>
              ))}
          </div>
          {open && settled && options.length === 0 && (
            <p
              aria-hidden="true"
              className={classes(FLOAT, "absolute inset-x-0 top-full mt-1 px-3.5 py-2.5 text-sm text-soft")}
            >
              {nothing}
            </p>
          )}
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
