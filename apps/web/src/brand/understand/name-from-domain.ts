import { registrableLabel } from "@marque/schema";

/** What a domain is called until somebody says otherwise: `slite.com` → `Slite`, `the-north-face.co.uk` → `The North Face`. */
export const nameFromDomain = (hostname: string): string =>
  (registrableLabel(hostname) ?? hostname)
    .split(/[-_]/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
