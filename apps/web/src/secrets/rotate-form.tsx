"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { OverlapField } from "@/ui/overlap-field";

interface RotateFormProps {
  /** A mutation of React Query. */
  act: { isPending: boolean; isError: boolean; error: unknown };
  /** `The token was not rotated`. */
  failed: string;
  onRotate: (overlapHours: number) => void;
}

/** Asks for how long the secret before still works. */
export function RotateForm({ act, failed, onRotate }: RotateFormProps) {
  const t = useTranslations("common.secret");
  const [overlapHours, setOverlapHours] = useState(24);
  return (
    <div className="grid gap-5">
      {act.isError && <FailureNotice title={failed} error={act.error} />}
      <OverlapField value={overlapHours} onChange={({ target }) => setOverlapHours(Number(target.value))} />
      <div className="flex justify-end">
        <Button variant="primary" pending={act.isPending} onClick={() => onRotate(overlapHours)}>
          {t("makeNew")}
        </Button>
      </div>
    </div>
  );
}
