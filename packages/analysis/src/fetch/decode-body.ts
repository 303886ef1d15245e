import { pipeline, Readable } from "node:stream";
import { pipeline as pipelineDone } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

/** What `Accept-Encoding` offers. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

type Decoder = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Browsers show what came of a page whose last compressed bytes are missing. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

const through = (makeDecoder: () => NodeJS.ReadWriteStream & AsyncIterable<Buffer | string>): Decoder =>
  async function* (source) {
    const decoder = makeDecoder();
    // Destroys the decoder with the source's error, which then rises from the loop below.
    pipeline(Readable.from(source), decoder, () => {});
    for await (const chunk of decoder) yield Buffer.from(chunk);
  };

const gunzip = through(() => createGunzip(LENIENT));
const unbrotli = through(() => createBrotliDecompress(LENIENT_BROTLI));

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
  yield* through(() => (isWrapped ? createInflate(LENIENT) : createInflateRaw(LENIENT)))(whole());
};

const DECODERS = new Map<string, Decoder | undefined>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["br", unbrotli],
  ["deflate", inflate],
  ["identity", undefined],
  ["", undefined],
]);
/** Nobody honest wraps a page more often. */
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

/**
 * Decodes a body and stops at so many decoded bytes, however few bytes they were sent as: a gzip bomb costs its cap and
 * a decoder's window.
 *
 * @throws the body's or a decoder's error, or the signal's.
 */
export async function decodeBody(
  body: Readable,
  decoders: Decoder[],
  maxBytes: number,
  signal: AbortSignal,
): Promise<DecodedBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  const decode = decoders.reduce(
    (inner: Decoder, outer) => (source) => outer(inner(source)),
    (source) => source,
  );
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of decode(source)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) return;
    }
  };
  try {
    await pipelineDone(body, collect, { signal });
  } catch (error) {
    // Leaving a body before its end counts as an error with streams; here it is what was wanted.
    if (size <= maxBytes) throw error;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), truncated: size > maxBytes };
}
