/** Most bytes that a block stands for (RFC 8878 section 3.1.1.2.4). */
const BLOCK_BYTES = 128 * 1024;
const RAW = 0;
const RLE = 1;

/**
 * A zstd frame (RFC 8878) written by hand, as Node.js 20 can't: some text, then spaces to the size wanted, four bytes for
 * each 128 KB of them.
 */
export function zstdBomb(beginning: string, bytes: number): Buffer {
  // The magic number, a header with neither size nor checksum, and a window of 8 MB (section 3.1.1.1).
  const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 13 << 3]);
  const text = Buffer.from(beginning);
  const spaces = Buffer.concat([blockHeader(RLE, BLOCK_BYTES, false), Buffer.from(" ")]);
  const repeated = Buffer.alloc(Math.ceil(bytes / BLOCK_BYTES) * spaces.length, spaces);
  return Buffer.concat([header, blockHeader(RAW, text.length, false), text, repeated, blockHeader(RAW, 0, true)]);
}

function blockHeader(type: number, size: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE((size << 3) | (type << 1) | (isLast ? 1 : 0), 0, 3);
  return header;
}
