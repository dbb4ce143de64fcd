import { findFile } from '../../frame/host/findFile';
import { findSpecifiers } from './findSpecifiers';
import { MissingFileError } from './MissingFileError';

/**
 * Checks that all files imported by other files exist.
 *
 * @param files names and texts, all in one folder
 * @throws a `MissingFileError`
 */
export function checkFiles(files: readonly (readonly [name: string, text: string])[]): void {
  const names = files.map(([name]) => name);
  for (const [from, text] of files.filter(([name]) => /\.[jt]sx?$/.test(name))) {
    const missing = findSpecifiers(text).find(
      (specifier) => specifier.startsWith('.') && findFile(specifier, names) === undefined,
    );
    if (missing !== undefined) {
      throw new MissingFileError(missing, from, names);
    }
  }
}
