import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Lies at the root of the published folder; hosts do not publish it, as its name begins with a dot. */
export const MANIFEST_FILE = '.compressed.json';

/**
 * Of each file that was compressed, by its path below the published folder with `/`, the hash of its content at that
 * time. Copying a build changes times, not contents.
 */
export type Manifest = Readonly<Record<string, string>>;

/** A manifest, and when its file was written. */
export interface ReadManifest {
  readonly hashes: Manifest;
  readonly written?: number;
}

/** 32 hexadecimal digits that tell contents apart. */
export function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/**
 * Reads the manifest of a published folder.
 *
 * @param known what was read before, which is given back unless the file was written again since
 * @returns an empty one when there is none, or it cannot be read: then nothing counts as compressed
 */
export async function readManifest(root: string, known?: ReadManifest): Promise<ReadManifest> {
  const file = join(root, MANIFEST_FILE);
  try {
    const { mtimeMs } = await stat(file);
    if (known?.written === mtimeMs) {
      return known;
    }
    return { hashes: JSON.parse(await readFile(file, 'utf8')) as Manifest, written: mtimeMs };
  } catch {
    return { hashes: {} };
  }
}
