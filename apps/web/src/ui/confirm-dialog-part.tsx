"use client";

import { useTranslations } from "next-intl";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Notice } from "./notice";
import { SHEET, VEIL } from "./overlay-style";
import { useFocusBack } from "./use-focus-back";

export interface ConfirmDialogProps {
  /** The question: `Remove Acme?` */
  title: string;
  /** What will be lost and what will be kept. */
  description: ReactNode;
  /** The act itself: `Remove brand`, never `OK`. */
  confirmLabel: string;
  variant?: "danger" | "primary";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The caller closes the dialog when the act is done. */
  onConfirm: () => void;
  pending?: boolean;
  /** Why the act failed, in words. */
  error?: string | undefined;
}

/** The question itself, loaded when one is asked first. */
export function OpenConfirmDialog({
  title,
  description,
  confirmLabel,
  variant = "danger",
  open,
  onOpenChange,
  onConfirm,
  pending = false,
  error,
}: ConfirmDialogProps) {
  const t = useTranslations("common");
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={VEIL} />
        <AlertDialog.Content className={SHEET} {...focusBack}>
          <AlertDialog.Title className="title text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-soft">{description}</AlertDialog.Description>
          {error !== undefined && <Notice tone="danger">{error}</Notice>}
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{t("cancel")}</Button>
            </AlertDialog.Cancel>
            <Button variant={variant} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
