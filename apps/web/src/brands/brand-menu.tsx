"use client";

import type { Brand } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { brandHref } from "@/brand/address";
import { useTRPC } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import { IconButton } from "@/ui/icon-button";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/ui/menu";
import { RemoveBrandDialog } from "./remove-brand-dialog";

/** What can be done with a brand from the list. */
export function BrandMenu({ brand }: { brand: Brand }) {
  const { id, name, enabled } = brand;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [removing, setRemoving] = useState(false);
  const update = useMutation(
    trpc.brand.update.mutationOptions({
      onSuccess: async (changed) => {
        await queryClient.invalidateQueries({ queryKey: trpc.brand.pathKey() });
        announce(`${changed.name} is ${changed.enabled ? "enabled" : "disabled"}`);
      },
      onError: (error) => announce(`${name} was not changed. ${problemOf(error).message}`),
    }),
  );
  const Toggle = enabled ? CirclePause : CirclePlay;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuLink href={brandHref(id)} icon={<Pencil aria-hidden="true" />}>
          Edit
        </MenuLink>
        <MenuItem
          icon={<Toggle aria-hidden="true" />}
          onSelect={() => update.mutate({ id, changes: { enabled: !enabled } })}
        >
          {enabled ? "Disable" : "Enable"}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => setRemoving(true)}>
          Remove…
        </MenuItem>
      </Menu>
      <RemoveBrandDialog brand={brand} open={removing} onOpenChange={setRemoving} />
    </>
  );
}
