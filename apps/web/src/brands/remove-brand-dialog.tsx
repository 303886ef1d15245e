"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { type Named, useBrandActs } from "./use-brand-acts";

interface RemoveBrandDialogProps {
  brand: Named;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After the brand is gone: leave its page. */
  onRemoved?: () => void;
}

/** Removes a brand with everything in it, once somebody said so twice: it takes the page along on which they are. */
export function RemoveBrandDialog({ brand, open, onOpenChange, onRemoved }: RemoveBrandDialogProps) {
  const t = useTranslations("brands");
  const { remove } = useBrandActs();
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    const isDone = await remove([brand]);
    setPending(false);
    onOpenChange(false);
    if (isDone) onRemoved?.();
  };
  return (
    <ConfirmDialog
      title={t("removeTitle", { name: brand.name })}
      description={t("removeHint")}
      confirmLabel={t("removeConfirm")}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
      pending={isPending}
    />
  );
}
