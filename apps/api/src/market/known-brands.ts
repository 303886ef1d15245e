import { loadAtlas } from "@marque/atlas";
import type { KnownBrand } from "@marque/schema";

/** More of one name than this help nobody choose. */
const MOST = 3;

/** The brands of the atlas that go by a name, whatever its case, spaces and signs. */
export const knownBrandsNamed = (name: string): KnownBrand[] =>
  loadAtlas()
    .brandsNamed(name)
    .filter(({ retired }) => !retired)
    .flatMap(({ name: known, websites: [domain] }) => (domain === undefined ? [] : [{ name: known, domain }]))
    .slice(0, MOST);
