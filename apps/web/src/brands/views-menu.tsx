"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, BookmarkPlus, BookmarkX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/trpc/client";
import { useProblemWords } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { classes } from "@/ui/classes";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "@/ui/menu";
import { type ListView, writeListView } from "./list-address";
import { SaveViewDialog } from "./save-view-dialog";

/** The person's saved views: lists to come back to. */
export function ViewsMenu({ view }: { view: ListView }) {
  const t = useTranslations("brands");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const inWords = useProblemWords();
  const [isSaving, setSaving] = useState(false);
  const views = useQuery(trpc.view.list.queryOptions()).data?.views ?? [];
  const address = writeListView(view).slice(1);
  const current = views.find((each) => each.address === address);
  const remove = useMutation(
    trpc.view.remove.mutationOptions({
      onSuccess: async (_, { name }) => {
        await queryClient.invalidateQueries({ queryKey: trpc.view.pathKey() });
        announce(t("viewRemoved", { name }));
      },
      onError: (error) => announce(t("viewNotRemoved", { reason: inWords(error) })),
    }),
  );
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" className="max-sm:min-h-11">
            <Bookmark aria-hidden="true" />
            <span className={classes("max-w-40 truncate", current === undefined && "max-sm:sr-only")}>
              {current?.name ?? t("views")}
            </span>
          </Button>
        }
      >
        {views.length > 0 && (
          <>
            <MenuLabel>{t("savedViews")}</MenuLabel>
            {views.map((each) => (
              <MenuLink key={each.name} href={each.address === "" ? "/brands" : `/brands?${each.address}`}>
                {each.name}
              </MenuLink>
            ))}
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<BookmarkPlus aria-hidden="true" />} onSelect={() => setSaving(true)}>
          {t("saveView")}
        </MenuItem>
        {current !== undefined && (
          <MenuItem icon={<BookmarkX aria-hidden="true" />} onSelect={() => remove.mutate({ name: current.name })}>
            {t("removeView", { name: current.name })}
          </MenuItem>
        )}
      </Menu>
      <SaveViewDialog address={address} open={isSaving} onOpenChange={setSaving} />
    </>
  );
}
