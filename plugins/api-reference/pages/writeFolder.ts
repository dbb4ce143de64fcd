import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../../lib/files/writeWhole';

/** Holds the digest of what the other files of the folder were written from. */
export const STAMP = '.stamp';

/**
 * Makes a folder hold exactly the given files. What is already right is left untouched, so that
 * caches stay valid; what is not listed is removed.
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
 * Makes a folder hold files with the given names. Docusaurus looks for pages in the folder of the default language and
 * then reads their translations, so a translated page shows only if a file of its name lies there.
 *
 * @param files contents for those that are missing, by path relative to the folder
 */
export function completeFolder(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = path.join(dir, file);
    if (!existsSync(target)) {
      writeWhole(target, text);
      // What was written in the default language is not complete, so it has to be written again.
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
    // Another build may be writing beside this one.
    if (!files.has(path.relative(dir, file)) && !file.endsWith('.tmp')) {
      rmSync(file);
    }
  }
}
