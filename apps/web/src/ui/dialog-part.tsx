"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button";
import { SHEET, VEIL } from "./overlay-style";
import { useFocusBack } from "./use-focus-back";

export interface DialogProps {
  title: string;
  description?: ReactNode;
  /** A button that opens it; leave it out and steer by `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Ignores clicks beside it and Escape: what it shows would be lost. */
  keepOpen?: boolean;
  children?: ReactNode;
}

interface OpenDialogProps extends DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog itself, loaded when one is opened first. */
export function OpenDialog({ title, description, trigger, keepOpen = false, children, ...state }: OpenDialogProps) {
  const t = useTranslations("common");
  const focusBack = useFocusBack();
  const stay = (event: Event) => keepOpen && event.preventDefault();
  return (
    <Radix.Root {...state}>
      {trigger != null && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={VEIL} />
        <Radix.Content
          className={SHEET}
          {...(trigger == null ? focusBack : {})}
          onInteractOutside={stay}
          onEscapeKeyDown={stay}
          {...(description == null ? { "aria-describedby": undefined } : {})}
        >
          <div className="grid gap-1.5 pr-8">
            <Radix.Title className="title text-xl">{title}</Radix.Title>
            {description != null && <Radix.Description className="text-soft">{description}</Radix.Description>}
          </div>
          {children}
          <Radix.Close asChild>
            <IconButton
              label={t("close")}
              className="absolute top-4 right-4 max-phone:size-11 max-phone:top-2 max-phone:right-2"
            >
              <X aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
