import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressible } from './listFiles.ts';
import { hashContent } from './manifest.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli levels: the best for immutable files, a quick one for pages, and one in between if time is up. */
export const LEVELS = { best: 11, page: 5, hurried: 6 } as const;

const GZIP_LEVELS = { hashed: 9, page: 6 } as const;

export interface CompressOptions {
  /** Folder of the results of the best level, named after the hash of the content. */
  readonly cacheDir: string;
  /** Returns whether there is time for the best level. */
  readonly hasTime: () => boolean;
}

/** Result for a file. */
export interface Compressed {
  /** Hash of its content. */
  readonly hash: string;
  /** Key of the cache entry; absent if the file was not compressed at the best level. */
  readonly cacheKey?: string;
}

/** Writes compressed copies next to a file. */
export async function compressFile(
  { file, isHashed }: Compressible,
  { cacheDir, hasTime }: CompressOptions,
): Promise<Compressed> {
  const raw = await readFile(file);
  const hash = hashContent(raw);
  await write(
    `${file}.gz`,
    await compressGzip(raw, { level: isHashed ? GZIP_LEVELS.hashed : GZIP_LEVELS.page }),
  );
  if (!isHashed) {
    await write(`${file}.br`, await brotli(raw, LEVELS.page));
    return { hash };
  }
  const cacheKey = `${hash}.br`;
  const known = await readFile(join(cacheDir, cacheKey)).catch(() => undefined);
  if (known) {
    await write(`${file}.br`, known);
    return { hash, cacheKey };
  }
  if (!hasTime()) {
    await write(`${file}.br`, await brotli(raw, LEVELS.hurried));
    return { hash };
  }
  const best = await brotli(raw, LEVELS.best);
  await write(join(cacheDir, cacheKey), best);
  await write(`${file}.br`, best);
  return { hash, cacheKey };
}

/** Renames a draft, so that no partial file is visible. Drafts have unique names, because files with the same content share a cache entry. */
async function write(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

function brotli(raw: Buffer, level: number): Promise<Buffer> {
  return compressBrotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}
