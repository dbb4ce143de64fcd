import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BodyMemory } from './BodyMemory.ts';
import type { Encoding } from './chooseEncoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How hard brotli tries, by what becomes of the file: hashed assets are compressed once for ever. */
export interface BrotliLevels {
  readonly hashed: number;
  readonly other: number;
}

/** A file's body in one encoding. */
export interface EncodedBody {
  readonly body: Buffer<ArrayBuffer>;
  /** Strong ETag: a hash of the content, so that it outlives a new build with the same file. */
  readonly etag: string;
}

interface FileVersion {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/** Enough for the pages and assets that most readers ask for. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** What the build has compressed lies beside the original. */
const EXTENSIONS = { br: '.br', gzip: '.gz' };

/**
 * Encodes files: takes what the build has compressed, else compresses each file once and keeps the result on disk, under
 * the hash of the content. What was asked for last stays in memory.
 */
export class CompressionCache {
  readonly #cacheDir: string;
  readonly #levels: BrotliLevels;
  readonly #hashes = new Map<string, string>();
  readonly #running = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  readonly #memory = new BodyMemory(MEMORY_BYTES);

  constructor(cacheDir: string, levels: BrotliLevels) {
    this.#cacheDir = cacheDir;
    this.#levels = levels;
  }

  /** Reads a file and encodes it, or takes what was encoded before. */
  async read(version: FileVersion, encoding: Encoding, isHashed: boolean): Promise<EncodedBody> {
    const key = `${version.file}|${version.size}|${version.modified}|${encoding}`;
    const remembered = this.#memory.get(key);
    if (remembered) {
      return remembered;
    }
    const encoded = await this.#encode(version, encoding, isHashed);
    this.#memory.set(key, encoded);
    return encoded;
  }

  async #encode(version: FileVersion, encoding: Encoding, isHashed: boolean): Promise<EncodedBody> {
    const raw = (await readFile(version.file)) as Buffer<ArrayBuffer>;
    const hash = this.#hashOf(version, raw);
    if (encoding === 'identity') {
      return { body: raw, etag: `"${hash}"` };
    }
    const etag = `"${hash}-${encoding}"`;
    const prepared = await readPrepared(version, encoding);
    if (prepared) {
      return { body: prepared, etag };
    }
    const level = isHashed ? this.#levels.hashed : this.#levels.other;
    const key = encoding === 'br' ? `${hash}.${level}.br` : `${hash}.gz`;
    const running = this.#running.get(key) ?? this.#load(key, raw, encoding, level);
    this.#running.set(key, running);
    try {
      return { body: await running, etag };
    } finally {
      this.#running.delete(key);
    }
  }

  #hashOf({ file, size, modified }: FileVersion, raw: Buffer): string {
    const key = `${file}|${size}|${modified}`;
    const known = this.#hashes.get(key);
    if (known !== undefined) {
      return known;
    }
    const hash = createHash('sha256').update(raw).digest('hex').slice(0, 32);
    this.#hashes.set(key, hash);
    return hash;
  }

  async #load(key: string, raw: Buffer, encoding: Encoding, level: number) {
    const cached = join(this.#cacheDir, key);
    try {
      return (await readFile(cached)) as Buffer<ArrayBuffer>;
    } catch {
      // Not compressed before.
    }
    const body =
      encoding === 'br' ? await brotli(raw, level) : await compressGzip(raw, { level: 9 });
    await mkdir(this.#cacheDir, { recursive: true });
    // Renaming makes the file appear whole, whatever other servers share the cache.
    const draft = `${cached}.${process.pid}`;
    await writeFile(draft, body);
    await rename(draft, cached);
    return body as Buffer<ArrayBuffer>;
  }
}

/** What the build has compressed, unless the file was written again since. */
async function readPrepared(
  { file, modified }: FileVersion,
  encoding: keyof typeof EXTENSIONS,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const prepared = file + EXTENSIONS[encoding];
  try {
    const { mtimeMs } = await stat(prepared);
    return mtimeMs >= modified ? ((await readFile(prepared)) as Buffer<ArrayBuffer>) : undefined;
  } catch {
    return undefined;
  }
}

function brotli(raw: Buffer, level: number) {
  return compressBrotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}
