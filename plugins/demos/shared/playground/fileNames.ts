import type { WorkFile } from './types';

/** Pattern of files that the host can run or apply, all in one folder. */
const FILE_NAME = /^[A-Za-z_$][\w$.-]*\.(?:tsx?|jsx?|css|json)$/;

/** Pattern of the first file, whose default export is a component. */
const COMPONENT_FILE = /\.[jt]sx$/;

/** Names of files that an exported project contains. */
const RESERVED = new Set(['main.tsx', 'main.jsx', 'index.css', 'vite-env.d.ts']);

/** Reason why a file cannot have a name. */
export type NameProblem = 'shape' | 'taken' | 'component' | 'reserved';

/**
 * Checks whether a file may have a name.
 *
 * @param files all files
 * @param renamed the file to rename; omitted for a new file
 */
export function findNameProblem(
  name: string,
  files: readonly WorkFile[],
  renamed?: string,
): NameProblem | null {
  if (!FILE_NAME.test(name)) {
    return 'shape';
  }
  // On some file systems, names are case-insensitive.
  const isTaken = files.some(
    (file) => file.name !== renamed && file.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) {
    return 'taken';
  }
  if (RESERVED.has(name.toLowerCase())) {
    return 'reserved';
  }
  return files[0]?.name === renamed && !COMPONENT_FILE.test(name) ? 'component' : null;
}

/** Returns whether files from another source are valid. */
export function areWorkable(files: readonly WorkFile[]): boolean {
  const [first] = files;
  return (
    first !== undefined &&
    COMPONENT_FILE.test(first.name) &&
    files.every(({ name }) => findNameProblem(name, files, name) !== 'shape') &&
    new Set(files.map(({ name }) => name.toLowerCase())).size === files.length
  );
}
