import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CHUNK_BYTES, chunkFile, PACK_INDEX, type PackedPlace } from '../data/openPack.ts';
import { isSafePath } from '../data/openFolder.ts';

/** Window of the compression, which covers a whole chunk, because a page and its translation contain the same code. */
const WINDOW_BITS = 24;

/** Result of packing. */
export interface PackReport {
  readonly files: number;
  /** Bytes before and after compression. */
  readonly original: number;
  readonly packed: number;
}

/**
 * Matches files that answers need: pages as Markdown, the API reference as JSON, the search index, known problems,
 * code of demos.
 */
const PACKED =
  /\.md$|(?:^|\/)x\/known-problems\.json$|(?:^|\/)api-docs\/.+\.json$|(?:^|\/)assets\/search\/.+\.json$|\/demos\/\w+\/source\.txt$|^demos\/\w+\/source\.txt$/;

/** Matches unneeded files: tabs that repeat API pages, the schema, and translations of demos, which do not exist. */
const LEFT_OUT =
  /(?:^|\/)(?:components|hooks)-api\.md$|\/schema\.json$|^zh\/.*\/source\.txt$|^zh\/demos\//;

/**
 * Packs files into a folder, which is emptied first.
 *
 * @param root absolute path of the folder that the paths are relative to
 * @param paths in pack order: similar files, or files that are read together, next to each other
 * @param quality brotli level, from 0 to 11
 */
export async function packFiles(
  root: string,
  paths: readonly string[],
  target: string,
  quality = 11,
): Promise<PackReport> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const files: Record<string, PackedPlace> = {};
  let waiting: Buffer[] = [];
  let bytes = 0;
  let chunk = 0;
  let original = 0;
  let packed = 0;
  const write = async (name: string, content: Buffer): Promise<void> => {
    const compressed = compress(content, quality);
    packed += compressed.length;
    await writeFile(join(target, name), compressed);
  };
  const close = async (): Promise<void> => {
    await write(chunkFile(chunk), Buffer.concat(waiting));
    chunk += 1;
    waiting = [];
    bytes = 0;
  };
  for (const path of paths) {
    const content = await readFile(join(root, path));
    if (bytes > 0 && bytes + content.length > CHUNK_BYTES) {
      await close();
    }
    files[path] = [chunk, bytes, content.length];
    waiting.push(content);
    bytes += content.length;
    original += content.length;
  }
  if (bytes > 0) {
    await close();
  }
  await write(PACK_INDEX, Buffer.from(JSON.stringify({ chunks: chunk, files })));
  return { files: paths.length, original, packed };
}

function compress(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Selects the files that the command line tool contains.
 *
 * @param paths all published files
 * @returns the files in pack order, grouped by kind, because an answer usually needs one kind
 */
export function choosePacked(paths: readonly string[]): string[] {
  return paths
    .filter((path) => isSafePath(path) && PACKED.test(path) && !LEFT_OUT.test(path))
    .map((path): [kind: number, path: string] => [kindOf(path), path])
    .sort(([a, first], [b, second]) => a - b || (first < second ? -1 : 1))
    .map(([, path]) => path);
}

function kindOf(path: string): number {
  const kinds = [
    /assets\/search\//,
    /\/compare\//,
    /api-docs\//,
    /source\.txt$/,
    /(?:^|\/)api[/.]/,
  ];
  const place = kinds.findIndex((kind) => kind.test(path));
  return place < 0 ? kinds.length : place;
}
