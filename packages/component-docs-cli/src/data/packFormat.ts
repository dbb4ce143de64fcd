/** Name of the index file. */
export const PACK_INDEX = 'index.json.br';

/** Bytes of text in a compressed file: large enough to compress well, small enough to read quickly. */
export const CHUNK_BYTES = 6 * 1024 * 1024;

/** Location of a file: number of the chunk, first byte and number of bytes of its text. */
export type PackedPlace = readonly [chunk: number, start: number, length: number];

/** The index of packed data. */
export interface PackIndex {
  readonly chunks: number;
  readonly files: Readonly<Record<string, PackedPlace>>;
}

/** @param chunk number of the chunk */
export function chunkFile(chunk: number): string {
  return `${String(chunk).padStart(3, '0')}.br`;
}
