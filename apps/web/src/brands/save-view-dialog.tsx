"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

interface SaveViewDialogProps {
  /** What stands behind the `?` of the list's address. */
  address: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** As long as a name may be. */
const LONGEST_NAME = 60;

/** Gives the list as it is a name to come back to it by. */
export function SaveViewDialog({ address, open, onOpenChange }: SaveViewDialogProps) {
  const t = useTranslations("brands");
  const tCommon = useTranslations("common");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const inWords = useProblemWords();
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const change = (next: boolean) => {
    setName("");
    setMissing(false);
    save.reset();
    onOpenChange(next);
  };
  const save = useMutation(
    trpc.view.save.mutationOptions({
      onSuccess: async (saved) => {
        await queryClient.invalidateQueries({ queryKey: trpc.view.pathKey() });
        announce(t("viewSaved", { name: saved.name }));
        change(false);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "") save.mutate({ name: name.trim(), address });
  };
  const error = isMissing ? t("viewNameMissing") : save.isError ? inWords(save.error) : undefined;
  return (
    <Dialog title={t("saveViewTitle")} description={t("saveViewHint")} open={open} onOpenChange={change}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={t("viewName")}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          error={error}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={() => change(false)}>{tCommon("cancel")}</Button>
          <Button type="submit" variant="primary" pending={save.isPending}>
            {t("saveViewConfirm")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
