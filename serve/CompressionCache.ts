import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BodyMemory } from './BodyMemory.ts';
import type { Encoding } from './chooseEncoding.ts';
import type { Log } from './log/createLog.ts';
import { hashContent, readManifest, type ReadManifest } from './precompress/manifest.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli levels: hashed assets are compressed only once, so they get the best one. */
export interface BrotliLevels {
  readonly hashed: number;
  readonly other: number;
}

/** A file's body in one encoding. */
export interface EncodedBody {
  readonly body: Buffer<ArrayBuffer>;
  /** Strong ETag: a hash of the content, which a new build with the same file does not change. */
  readonly etag: string;
}

interface FileVersion {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

interface CacheOptions {
  /** Absolute path of the published folder. */
  readonly root: string;
  /** Absolute path of the folder that stores compressed files. */
  readonly cacheDir: string;
  readonly levels: BrotliLevels;
  readonly log?: Log;
}

/** Enough for the most requested pages and assets. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** Extensions of the compressed copies that the build writes next to each file. */
const EXTENSIONS = { br: '.br', gzip: '.gz' };

/**
 * Encodes files: uses the copies that the build has compressed; otherwise compresses each file once and stores the result
 * on disk, named after the hash of its content. Recently requested files stay in memory.
 */
export class CompressionCache {
  readonly #root: string;
  readonly #cacheDir: string;
  readonly #levels: BrotliLevels;
  readonly #log: Log | undefined;
  readonly #hashes = new Map<string, string>();
  readonly #running = new Map<string, Promise<EncodedBody>>();
  readonly #memory = new BodyMemory(MEMORY_BYTES);
  #manifest: Promise<ReadManifest>;

  constructor({ root, cacheDir, levels, log }: CacheOptions) {
    this.#root = root;
    this.#cacheDir = cacheDir;
    this.#levels = levels;
    this.#log = log;
    this.#manifest = readManifest(root);
  }

  /** Returns an encoded file, from the cache if possible. Concurrent requests share the work. */
  async read(version: FileVersion, encoding: Encoding, isHashed: boolean): Promise<EncodedBody> {
    const key = `${version.file}|${version.size}|${version.modified}|${encoding}`;
    const remembered = this.#memory.get(key);
    if (remembered) {
      return remembered;
    }
    const running =
      this.#running.get(key) ??
      this.#encode(version, encoding, isHashed).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    const encoded = await running;
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
    const prepared = await this.#readPrepared(version.file, hash, encoding);
    if (prepared) {
      return { body: prepared, etag };
    }
    const level = isHashed ? this.#levels.hashed : this.#levels.other;
    const key = encoding === 'br' ? `${hash}.${level}.br` : `${hash}.gz`;
    return { body: await this.#load(key, raw, encoding, level), etag };
  }

  /** Returns the copy that the build has compressed, unless the file has changed since. */
  async #readPrepared(file: string, hash: string, encoding: keyof typeof EXTENSIONS) {
    const path = relative(this.#root, file).split(sep).join('/');
    if ((await this.#manifest).hashes[path] !== hash) {
      // A new build may have replaced the old one.
      this.#manifest = readManifest(this.#root, await this.#manifest);
      if ((await this.#manifest).hashes[path] !== hash) {
        return undefined;
      }
    }
    return (await readFile(file + EXTENSIONS[encoding]).catch(() => undefined)) as
      Buffer<ArrayBuffer> | undefined;
  }

  #hashOf({ file, size, modified }: FileVersion, raw: Buffer): string {
    const key = `${file}|${size}|${modified}`;
    const known = this.#hashes.get(key);
    if (known !== undefined) {
      return known;
    }
    const hash = hashContent(raw);
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
    await this.#keep(cached, body);
    return body as Buffer<ArrayBuffer>;
  }

  /** Logs errors instead of throwing: without a cache, the next request only takes longer. */
  async #keep(cached: string, body: Buffer): Promise<void> {
    try {
      await mkdir(this.#cacheDir, { recursive: true });
      // Renaming is atomic, so other servers that share the cache never see a partial file.
      const draft = `${cached}.${randomUUID()}`;
      await writeFile(draft, body);
      await rename(draft, cached);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#log?.({ level: 'error', event: 'cache', message });
    }
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
