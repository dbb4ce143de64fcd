import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../../lib/files/writeWhole';

/** File with the digest of the inputs of the folder's other files. */
export const STAMP = '.stamp';

/**
 * Updates a folder so that it contains exactly the given files. Unchanged files are not written, so that caches stay
 * valid; other files are removed.
 *
 * @param files contents by path relative to the folder
 */
export function writeFolder(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = path.join(dir, file);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      writeWhole(target, text);
    }
  }
  removeOthers(dir, files);
}

/**
 * Creates missing files in a folder. Docusaurus collects pages in the folder of the default language before it reads
 * their translations, so a translated page requires a file with its name there.
 *
 * @param files contents of missing files, by path relative to the folder
 */
export function completeFolder(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = path.join(dir, file);
    if (!existsSync(target)) {
      writeWhole(target, text);
      // The folder of the default language is incomplete and has to be written again.
      rmSync(path.join(dir, STAMP), { force: true });
    }
  }
  removeOthers(dir, new Map([...files, [STAMP, '']]));
}

function removeOthers(dir: string, files: ReadonlyMap<string, string>): void {
  const present = existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  for (const entry of present) {
    const file = path.join(entry.parentPath, entry.name);
    // Another build may be writing at the same time.
    if (!files.has(path.relative(dir, file)) && !file.endsWith('.tmp')) {
      rmSync(file);
    }
  }
}
