import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a function that digests files by their names and contents, and reads each file once.
 *
 * @param siteDir absolute folder that names are relative to, so that two checkouts have the same digests
 */
export function createFilesDigest(siteDir: string): (files: readonly string[]) => string {
  const known = new Map<string, string>();

  function ofFile(file: string): string {
    const digest =
      known.get(file) ??
      createHash('sha256')
        .update(path.relative(siteDir, file))
        .update('\0')
        .update(readFileSync(file))
        .digest('hex');
    known.set(file, digest);
    return digest;
  }

  return (files) => {
    const hash = createHash('sha256');
    for (const file of [...files].sort()) {
      hash.update(ofFile(file));
    }
    return hash.digest('hex').slice(0, 12);
  };
}
