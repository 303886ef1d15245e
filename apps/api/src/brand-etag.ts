import type { Brand } from "@marque/schema";

/** The entity tag of a brand (RFC 9110 section 8.8.3): `updatedAt` grows with every change, so it is one. */
export const brandETag = (brand: Pick<Brand, "updatedAt">): string => `"${brand.updatedAt}"`;
