import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../../lib/files/writeWhole';

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
