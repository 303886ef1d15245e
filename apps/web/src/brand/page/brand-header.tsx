"use client";

import { type Brand, displayHostname } from "@marque/schema";
import { ArrowUpRight, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { RemoveBrandDialog } from "@/brands/remove-brand-dialog";
import { Badge } from "@/ui/badge";
import { IconButton } from "@/ui/icon-button";
import { PageHeader } from "@/ui/page-header";
import { EnabledSwitch } from "./enabled-switch";

/** The brand's name as a title, its website, whether it is enabled, and what can be done with the whole of it. */
export function BrandHeader({ brand, mayWrite }: { brand: Brand; mayWrite: boolean }) {
  const router = useRouter();
  const [removing, setRemoving] = useState(false);
  const [primary = ""] = brand.domains;
  return (
    <>
      <PageHeader
        parent={{ href: "/brands", label: "Brands" }}
        title={<span className="text-3xl">{brand.name}</span>}
        description={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <a
              href={`https://${primary}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-0.5 no-underline hover:underline"
            >
              {displayHostname(primary)}
              <ArrowUpRight aria-hidden="true" className="size-3.5 text-faint" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <State enabled={brand.enabled} besideSwitch={mayWrite} />
          </span>
        }
        action={
          mayWrite && (
            <>
              <EnabledSwitch brand={brand} />
              <IconButton label={`Remove ${brand.name}`} onClick={() => setRemoving(true)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </>
          )
        }
      />
      <RemoveBrandDialog
        brand={brand}
        open={removing}
        onOpenChange={setRemoving}
        onRemoved={() => router.push("/brands")}
      />
    </>
  );
}

/** The switch tells an enabled brand from a disabled one too; the word is for those without it, and for the exception. */
function State({ enabled, besideSwitch }: { enabled: boolean; besideSwitch: boolean }) {
  if (!enabled) return <Badge>Disabled</Badge>;
  return besideSwitch ? null : <Badge tone="success">Enabled</Badge>;
}
