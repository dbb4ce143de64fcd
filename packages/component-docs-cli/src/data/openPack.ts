import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { AnswerError } from '../answers/AnswerError.ts';
import { RecentlyUsed } from './RecentlyUsed.ts';
import type { DocsFiles } from './types.ts';

const decompress = promisify(brotliDecompress);

/** Number of cached chunks, enough for one question about the API reference of a version. */
const OPEN_CHUNKS = 6;

/** Name of the index file. */
export const PACK_INDEX = 'index.json.br';

/** Bytes of text in a compressed file: large enough to compress well, small enough to read quickly. */
export const CHUNK_BYTES = 6 * 1024 * 1024;

/**
 * Opens packed data.
 *
 * @param folder absolute path of the output of `packFiles`
 * @throws {AnswerError} if there is none
 */
export async function openPack(folder: string): Promise<DocsFiles> {
  const { files } = await readIndex(folder);
  const folders = listFolders(Object.keys(files));
  const chunks = new RecentlyUsed<number, Promise<Buffer>>(OPEN_CHUNKS);
  const readChunk = (chunk: number): Promise<Buffer> =>
    chunks.take(chunk, async () => decompress(await readFile(join(folder, chunkFile(chunk)))));
  return {
    async read(path) {
      const place = Object.hasOwn(files, path) ? files[path] : undefined;
      if (!place) {
        return null;
      }
      const [chunk, start, length] = place;
      return (await readChunk(chunk)).toString('utf8', start, start + length);
    },
    list: async (path) => [...(folders.get(path) ?? [])].sort(),
  };
}

async function readIndex(folder: string): Promise<PackIndex> {
  try {
    const content = await decompress(await readFile(join(folder, PACK_INDEX)));
    return JSON.parse(content.toString('utf8')) as PackIndex;
  } catch (cause) {
    throw new AnswerError('no-data', `${folder} contains no packed documentation.`, { cause });
  }
}

/** Contents of each folder, by path. */
function listFolders(paths: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const segments = path.split('/');
    segments.forEach((segment, depth) => {
      const folder = segments.slice(0, depth).join('/');
      const names = folders.get(folder) ?? new Set();
      folders.set(folder, names.add(segment));
    });
  }
  return folders;
}

/** Location of a file: number of the chunk, first byte and number of bytes of its text. */
export type PackedPlace = readonly [chunk: number, start: number, length: number];

/** The index of packed data. */
interface PackIndex {
  readonly chunks: number;
  readonly files: Readonly<Record<string, PackedPlace>>;
}

/** @param chunk number of the chunk */
export function chunkFile(chunk: number): string {
  return `${String(chunk).padStart(3, '0')}.br`;
}
