import { pipeline, Readable, type Transform } from "node:stream";
import * as zlib from "node:zlib";
import { arrivals } from "./arrivals";

/** Node has Zstandard since 22.15. The types are those of the oldest Node that is supported, which has not. */
const createZstdDecompress: unknown = Reflect.get(zlib, "createZstdDecompress");
const hasZstd = typeof createZstdDecompress === "function";

/**
 * What `Accept-Encoding` offers: Zstandard where Node can read it. The decoders in JavaScript and WebAssembly that others
 * offer trust their input too much: few bytes can keep them busy for minutes.
 */
export const ACCEPTED_ENCODINGS = hasZstd ? "gzip, deflate, br, zstd" : "gzip, deflate, br";

type Decoder = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Browsers show what came of a page whose last compressed bytes are missing. */
const LENIENT = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH };

const through = (makeDecoder: () => Transform): Decoder =>
  async function* (source) {
    const decoder = makeDecoder();
    const decoded: AsyncIterable<Buffer> = decoder;
    let breakOff: { error: unknown } | undefined;
    // What arrived before the source broke off is decoded to its end; the error rises after it.
    const untilBreakOff = async function* () {
      try {
        yield* source;
      } catch (error) {
        breakOff = { error };
      }
    };
    pipeline(Readable.from(untilBreakOff()), decoder, () => {});
    yield* decoded;
    if (breakOff !== undefined) throw breakOff.error;
  };

const gunzip = through(() => zlib.createGunzip(LENIENT));
const unbrotli = through(() => zlib.createBrotliDecompress(LENIENT_BROTLI));

/** `ZSTD_d_windowLogMax`, the most that a decoder keeps of what it decoded: 8 MB, as RFC 9659 section 3 has it for the web. */
const ZSTD_WINDOW = { 100: 23 };
const unzstd = through(() => {
  if (typeof createZstdDecompress !== "function") throw new Error("this Node has no Zstandard");
  const decoder: Transform = createZstdDecompress({ params: ZSTD_WINDOW });
  return decoder;
});

/** RFC 9110 section 8.4.1.2 means zlib by "deflate"; some servers leave the zlib wrapper off, and browsers read both. */
const inflate: Decoder = async function* (source) {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const isWrapped = ((first.value[0] ?? 0) & 0x0f) === 8;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  yield* through(() => (isWrapped ? zlib.createInflate(LENIENT) : zlib.createInflateRaw(LENIENT)))(whole());
};

const DECODERS = new Map<string, Decoder | undefined>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["br", unbrotli],
  ...(hasZstd ? [["zstd", unzstd] as const] : []),
  ["deflate", inflate],
  ["identity", undefined],
  ["", undefined],
]);
/** Two come from a proxy that compresses what was compressed. Each holds a window of up to 8 MB. */
const MOST_CODINGS = 2;

/** The decoders for a `Content-Encoding`, in the order they are applied; `undefined` when one is not known. */
export function decodersFor(contentEncoding: string): Decoder[] | undefined {
  const codings = contentEncoding.split(",").map((coding) => coding.trim().toLowerCase());
  if (codings.length > MOST_CODINGS || !codings.every((coding) => DECODERS.has(coding))) return undefined;
  return codings.reverse().flatMap((coding) => DECODERS.get(coding) ?? []);
}

/** The first bytes of a body. */
export interface DecodedBody {
  bytes: Buffer;
  /** Whether there were more. */
  truncated: boolean;
}

/** A coding makes a body shorter: one of more encoded bytes than this for each decoded one that is wanted is padding. */
const MOST_ENCODED_SHARE = 2;

/** How much of a body is read, in decoded bytes. */
export interface BodyLimits {
  wanted: number;
  /** A body that breaks off with at least so many is used as if it had been cut there. */
  leastBytes: number;
}

/**
 * Decodes a body and stops at so many decoded bytes, however few bytes they were sent as: a gzip bomb costs its cap and
 * a decoder's window.
 *
 * @throws the body's or a decoder's error, or the signal's reason, when too little had arrived.
 */
export async function decodeBody(
  body: Readable,
  decoders: Decoder[],
  { wanted, leastBytes }: BodyLimits,
  signal: AbortSignal,
): Promise<DecodedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  const decode = decoders.reduce(
    (inner: Decoder, outer) => (source) => outer(inner(source)),
    (source) => source,
  );
  const abandon = () => body.destroy(signal.reason);
  signal.addEventListener("abort", abandon, { once: true });
  let brokeOff = false;
  try {
    for await (const chunk of decode(arrivals(body, wanted * MOST_ENCODED_SHARE))) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > wanted) break;
    }
  } catch (error) {
    if (size < leastBytes) throw signal.aborted ? signal.reason : error;
    brokeOff = true;
  } finally {
    signal.removeEventListener("abort", abandon);
    // A body that was left before its end takes its connection along.
    body.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, wanted), truncated: brokeOff || size > wanted };
}
