"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

interface SecretDialogProps<Secret extends object> {
  /** A button that opens it; without one, steer it by `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What is asked before there is a secret. */
  title: string;
  description: string;
  form: (onMade: (secret: Secret) => void) => ReactNode;
  /** What is said of the secret, and how it is shown. */
  shownTitle: string;
  shownDescription: (secret: Secret) => string;
  shown: (secret: Secret) => ReactNode;
  /**
   * When the dialog is closed: only now may the list behind it be asked again. Its first row would otherwise take the
   * dialog's place on the page, and the secret with it.
   */
  onClosed: () => void;
}

/** Asks what a secret is for, then shows it: once, for as long as the dialog is open. */
export function SecretDialog<Secret extends object>(props: SecretDialogProps<Secret>) {
  const t = useTranslations("common.secret");
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<Secret>();
  const { open = isOpen, onOpenChange = setIsOpen } = props;
  const openOrClose = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    setSecret(undefined);
    props.onClosed();
  };
  const isMade = secret !== undefined;
  return (
    <Dialog
      title={isMade ? props.shownTitle : props.title}
      description={isMade ? props.shownDescription(secret) : props.description}
      trigger={props.trigger}
      open={open}
      onOpenChange={openOrClose}
      keepOpen={isMade}
    >
      {isMade ? (
        <div className="grid gap-4">
          {props.shown(secret)}
          <div className="flex justify-end">
            <Button variant="primary" onClick={() => openOrClose(false)}>
              {t("done")}
            </Button>
          </div>
        </div>
      ) : (
        props.form(setSecret)
      )}
    </Dialog>
  );
}
