import type { Atlas, AtlasBrand } from "@marque/atlas";
import { displayHostname, type Website } from "@marque/schema";
import type { KnownBrand } from "./identify";
import type { Redirect } from "./surroundings";

/** The brand that the atlas knows at a website, or where the website led. */
export function knownAt(
  atlas: Atlas,
  website: Website,
  redirects: readonly Redirect[],
): (KnownBrand & { brand: AtlasBrand }) | undefined {
  const led = redirects.map(({ to }) => new URL(to).hostname);
  for (const hostname of [website.hostname, ...led]) {
    const brand = atlas.brandAt(hostname);
    if (brand === undefined) continue;
    const { name, aliases, domains } = brand;
    return { name, aliases, domains, because: `${displayHostname(hostname)} is known to be ${name}'s`, brand };
  }
  return undefined;
}
