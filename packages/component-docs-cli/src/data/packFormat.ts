/** The file that says what is packed, and where. */
export const PACK_INDEX = 'index.json.br';

/** Bytes of text in one compressed file: large, so that it compresses well; small, so that one is read in a moment. */
export const CHUNK_BYTES = 6 * 1024 * 1024;

/** Where a file lies: number of the chunk, first byte and number of bytes of its text. */
export type PackedPlace = readonly [chunk: number, start: number, length: number];

/** The index of packed data. */
export interface PackIndex {
  readonly chunks: number;
  readonly files: Readonly<Record<string, PackedPlace>>;
}

/** @param chunk its number */
export function chunkFile(chunk: number): string {
  return `${String(chunk).padStart(3, '0')}.br`;
}
