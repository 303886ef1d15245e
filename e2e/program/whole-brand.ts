import { expect } from "@playwright/test";
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
export type WholeBrand = ReturnType<typeof wholeBrand>;

type Get = (path: string) => Promise<unknown>;

/** The brand is stored with everything that was sent, in the order sent. */
export async function expectWhole(get: Get, { competitors, prompts, ...fields }: WholeBrand): Promise<void> {
  expect(await get(`/brands/${fields.id}`)).toMatchObject(fields);
  expect(await get(`/brands/${fields.id}/competitors`)).toEqual({ competitors });
  expect(await get(`/brands/${fields.id}/prompts`)).toEqual({ prompts });
}
