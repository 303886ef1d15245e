import { product } from "../product/address";
import { call } from "../program/call";
import { unique } from "./unique";

/** A brand to begin with, made through the API: the test is about what happens after. */
export async function createBrand(word: string): Promise<{ id: string; name: string }> {
  const made = unique(word);
  const { status, text } = await call("POST", `${product.apiUrl}/brands`, {
    json: {
      ...made,
      domains: [`${made.id}.com`, `${made.id}.de`],
      aliases: ["The Original"],
      competitors: [{ name: "Tallywren", domains: ["tallywren.com"] }, "Bookmoth"],
      prompts: [
        { prompt: "best accounting software for cafés", tags: ["accounting", "cafe"] },
        { prompt: "invoicing app with vat returns", tags: ["invoicing"] },
      ],
    },
  });
  if (status !== 201) throw new Error(`The brand to begin with was refused with ${status}: ${text}`);
  return made;
}
