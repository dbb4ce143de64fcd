import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the manifest at the root of the published folder; hosts do not publish names that begin with a dot. */
export const MANIFEST_FILE = '.compressed.json';

/**
 * Hashes of the compressed files' content, by path relative to the published folder, with `/`. Unlike times, contents do not
 * change when a build is copied.
 */
export type Manifest = Readonly<Record<string, string>>;

/** A manifest and the time when its file was written. */
export interface ReadManifest {
  readonly hashes: Manifest;
  readonly written?: number;
}

/** Returns a hash of 32 hexadecimal digits. */
export function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/**
 * Reads the manifest of a published folder.
 *
 * @param known the result of an earlier call, which is returned unless the file has changed
 * @returns an empty manifest if the file is missing or unreadable, so that no file counts as compressed
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
