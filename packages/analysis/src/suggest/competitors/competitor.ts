import type { AtlasBrand } from "@marque/atlas";
import type { Competitor } from "@marque/schema";
import type { Maker, Reason, Seen } from "../../findings";

/** A competitor with the reason for it. */
export interface Suggested {
  competitor: Competitor;
  maker: Maker;
  reason: Reason;
  seen: Seen | undefined;
  weight: number;
}

export const asCompetitor = ({ name, websites, aliases }: AtlasBrand): Competitor => ({
  name,
  domains: [...websites],
  aliases: [...aliases],
});
