import type { WorkFile } from './types';

/** Files that the host can run or apply, all in one folder. */
const FILE_NAME = /^[A-Za-z_$][\w$.-]*\.(?:tsx?|jsx?|css|json)$/;

/** Pattern of the first file, whose default export is a component. */
const COMPONENT_FILE = /\.[jt]sx$/;

/** Names that an exported project needs for itself. */
const RESERVED = new Set(['main.tsx', 'main.jsx', 'index.css', 'vite-env.d.ts']);

/** Why a file cannot have a name. */
export type NameProblem = 'shape' | 'taken' | 'component' | 'reserved';

/**
 * Whether a file may have a name.
 *
 * @param files all of them, as they are
 * @param renamed the file that is to have it; none when it is to be added
 */
export function findNameProblem(
  name: string,
  files: readonly WorkFile[],
  renamed?: string,
): NameProblem | null {
  if (!FILE_NAME.test(name)) {
    return 'shape';
  }
  // Some file systems take names for the same that differ in case only.
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

/** Whether files that came from elsewhere can be worked on. */
export function areWorkable(files: readonly WorkFile[]): boolean {
  const [first] = files;
  return (
    first !== undefined &&
    COMPONENT_FILE.test(first.name) &&
    files.every(({ name }) => findNameProblem(name, files, name) !== 'shape') &&
    new Set(files.map(({ name }) => name.toLowerCase())).size === files.length
  );
}
