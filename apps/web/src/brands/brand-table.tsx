"use client";

import { type Brand, displayHostname } from "@marque/schema";
import Link from "next/link";
import { brandHref } from "@/brand/address";
import { Cell, HeadCell, RowActs, Table, TableHead, TableRow } from "@/ui/table";
import { Day } from "@/ui/time";
import { BrandMenu } from "./brand-menu";
import { BrandState } from "./brand-state";

/** A nought is no news: it steps back. */
const Count = ({ of }: { of: number }) => <span className={of === 0 ? "text-faint" : undefined}>{of}</span>;

/** Figures leave when the window is too narrow for them; the name and the state stay. */
const WIDE_ONLY = "max-rail:hidden";

function BrandRow({ brand, mayWrite }: { brand: Brand; mayWrite: boolean }) {
  const [primary = "", ...additional] = brand.domains;
  return (
    <TableRow>
      <Cell className="w-full">
        {/* The link covers its row: the whole of it can be clicked, and one thing is in the way of Tab. */}
        <Link
          href={brandHref(brand.id)}
          className="font-serif text-name font-medium wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {brand.name}
        </Link>
        <span className="block text-sm text-faint wrap-anywhere">{displayHostname(primary)}</span>
      </Cell>
      <Cell figure className={WIDE_ONLY}>
        <Count of={additional.length} />
      </Cell>
      <Cell figure className={WIDE_ONLY}>
        <Count of={brand.aliases.length} />
      </Cell>
      <Cell>
        <BrandState enabled={brand.enabled} />
      </Cell>
      <Cell figure className="text-soft max-sm:hidden">
        <Day at={brand.updatedAt} />
      </Cell>
      {mayWrite && (
        <Cell className="relative">
          <RowActs>
            <BrandMenu brand={brand} />
          </RowActs>
        </Cell>
      )}
    </TableRow>
  );
}

/** A row a brand: the name, in the register's own hand, and the few figures that tell them apart. */
export function BrandTable({ brands, mayWrite }: { brands: Brand[]; mayWrite: boolean }) {
  return (
    <Table label="Brands">
      <TableHead>
        <HeadCell>Brand</HeadCell>
        <HeadCell figure className={WIDE_ONLY}>
          Additional domains
        </HeadCell>
        <HeadCell figure className={WIDE_ONLY}>
          Aliases
        </HeadCell>
        <HeadCell>State</HeadCell>
        <HeadCell figure className="max-sm:hidden">
          Updated
        </HeadCell>
        {mayWrite && (
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        )}
      </TableHead>
      <tbody>
        {brands.map((brand) => (
          <BrandRow key={brand.id} brand={brand} mayWrite={mayWrite} />
        ))}
      </tbody>
    </Table>
  );
}
