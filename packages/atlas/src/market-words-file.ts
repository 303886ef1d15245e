import type { MarketWords } from "./market-words";

/** What the compiled file holds: JSON, with the arrays as the bytes that they are on every machine that runs Node.js. */
interface Written {
  markets: MarketWords["markets"];
  /** A line each. */
  words: string;
  from: string;
  market: string;
  worth: string;
  hashes: string;
  places: string;
  shares: string;
}

export const marketWordsToFile = ({ markets, words, ...arrays }: MarketWords): string =>
  JSON.stringify({
    markets,
    words: words.join("\n"),
    from: toText(arrays.from),
    market: toText(arrays.market),
    worth: toText(arrays.worth),
    hashes: toText(arrays.hashes),
    places: toText(arrays.places),
    shares: toText(arrays.shares),
  } satisfies Written);

/** Reads a file of the same build: what {@link marketWordsToFile} made. */
export function marketWordsFromFile(text: string): MarketWords {
  const written = JSON.parse(text) as Written;
  return {
    markets: written.markets,
    words: written.words.split("\n"),
    from: new Uint32Array(toBytes(written.from)),
    market: new Uint16Array(toBytes(written.market)),
    worth: new Float32Array(toBytes(written.worth)),
    hashes: new Uint32Array(toBytes(written.hashes)),
    places: new Uint16Array(toBytes(written.places)),
    shares: new Float32Array(toBytes(written.shares)),
  };
}

const toText = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64");
const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, "base64")).buffer;
