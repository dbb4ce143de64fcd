import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressible } from './listFiles.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's levels: the best for what is fetched once for ever, a quick one for pages, one between when time is up. */
export const LEVELS = { best: 11, page: 5, hurried: 6 } as const;

const GZIP_LEVELS = { hashed: 9, page: 6 } as const;

export interface CompressOptions {
  /** Where results of the best level are kept, by the hash of the content. */
  readonly cacheDir: string;
  /** Whether there is time for the best level. */
  readonly hasTime: () => boolean;
}

/**
 * Writes the compressed forms of a file beside it.
 *
 * @returns the key of its entry in the cache, or `undefined` when it was compressed at another level than the best
 */
export async function compressFile(
  { file, isHashed }: Compressible,
  { cacheDir, hasTime }: CompressOptions,
): Promise<string | undefined> {
  const raw = await readFile(file);
  await write(
    `${file}.gz`,
    await compressGzip(raw, { level: isHashed ? GZIP_LEVELS.hashed : GZIP_LEVELS.page }),
  );
  if (!isHashed) {
    await write(`${file}.br`, await brotli(raw, LEVELS.page));
    return undefined;
  }
  const key = `${createHash('sha256').update(raw).digest('hex').slice(0, 32)}.br`;
  const known = await readFile(join(cacheDir, key)).catch(() => undefined);
  if (known) {
    await write(`${file}.br`, known);
    return key;
  }
  if (!hasTime()) {
    await write(`${file}.br`, await brotli(raw, LEVELS.hurried));
    return undefined;
  }
  const best = await brotli(raw, LEVELS.best);
  await write(join(cacheDir, key), best);
  await write(`${file}.br`, best);
  return key;
}

/** Renaming makes the file appear whole. Files of the same content share an entry of the cache, so each draft has a name of its own. */
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
