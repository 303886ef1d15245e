import { uniqueId } from "./operations";

/** A brand with everything in it, in an order that its number tells. */
export const wholeBrand = (number: number) => ({
  id: uniqueId(`crash-${number}`),
  name: `Brand ${number}`,
  domains: [`brand-${number}.com`, `brand-${number}.de`],
  aliases: [`The ${number}`],
  competitors: Array.from({ length: 5 }, (_, index) => ({
    name: `Competitor ${(index * 7 + number) % 11}`,
    domains: [`rival-${index}-of-${number}.com`],
    aliases: [`Rival ${index}`],
  })),
  prompts: Array.from({ length: 10 }, (_, index) => ({
    prompt: `question ${(index * 3 + number) % 13} about brand ${number}`,
    tags: ["question"],
    enabled: index % 2 === 0,
  })),
});

type Get = (path: string) => Promise<unknown>;

/** What is stored under a brand's id: its fields, and its lists in their order. */
export const storedBrand = async (get: Get, id: string) => ({
  fields: await get(`/brands/${id}`),
  lists: [await get(`/brands/${id}/competitors`), await get(`/brands/${id}/prompts`)],
});
