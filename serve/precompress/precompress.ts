import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compressFile } from './compressFile.ts';
import { listFiles, type Compressible } from './listFiles.ts';
import { MANIFEST_FILE } from './manifest.ts';

/** Number of concurrent compressions, the size of Node's thread pool. */
const AT_ONCE = 4;

/** Age at which copies that no build has requested are deleted. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

export interface PrecompressOptions {
  /** Folder of the results, which the next build reuses. */
  readonly cacheDir: string;
  /** Seconds for compression at the best level; the next build continues with the remaining files. */
  readonly seconds: number;
}

export interface PrecompressReport {
  readonly files: number;
  readonly hashed: number;
  /** Number of hashed files that are compressed at the best level. */
  readonly best: number;
  readonly seconds: number;
}

/** Compresses a published folder: writes `.br` and `.gz` next to each file that becomes smaller. */
export async function precompress(
  folder: string,
  { cacheDir, seconds }: PrecompressOptions,
): Promise<PrecompressReport> {
  const started = performance.now();
  mkdirSync(cacheDir, { recursive: true });
  const files = listFiles(folder);
  const used = new Set<string>();
  const manifest: Record<string, string> = {};
  let best = 0;
  let deadline = Infinity;
  const compress = async (file: Compressible) => {
    const hasTime = () => performance.now() < deadline;
    const { hash, cacheKey } = await compressFile(file, { cacheDir, hasTime });
    manifest[relative(folder, file.file).split(sep).join('/')] = hash;
    if (cacheKey) {
      used.add(cacheKey);
      best += 1;
    }
  };
  const hashed = files.filter(({ isHashed }) => isHashed);
  await eachAtOnce(
    files.filter(({ isHashed }) => !isHashed),
    compress,
  );
  deadline = performance.now() + seconds * 1000;
  await eachAtOnce(hashed, compress);
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  forgetUnused(cacheDir, used);
  return {
    files: files.length,
    hashed: hashed.length,
    best,
    seconds: (performance.now() - started) / 1000,
  };
}

async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const workNext = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
}

function forgetUnused(cacheDir: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(cacheDir)) {
    const file = join(cacheDir, name);
    if (!used.has(name) && Date.now() - statSync(file).mtimeMs > KEPT_MS) {
      rmSync(file);
    }
  }
}
