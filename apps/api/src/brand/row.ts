import type { Brand } from "@marque/schema";

/** A brand as the database holds it. */
export interface BrandRow {
  id: string;
  name: string;
  domains: string[];
  aliases: string[];
  enabled: boolean;
  onboarded: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The columns that the contract's eight fields are made of. */
export const BRAND_COLUMNS = {
  id: true,
  name: true,
  domains: true,
  aliases: true,
  enabled: true,
  onboarded: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** The brand as every transport answers it. */
export const toBrand = (row: BrandRow): Brand => ({
  id: row.id,
  name: row.name,
  domains: row.domains,
  aliases: row.aliases,
  enabled: row.enabled,
  onboarded: row.onboarded,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
