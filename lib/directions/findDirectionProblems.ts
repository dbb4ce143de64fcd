import type { Directions } from './directions.ts';
import type { Import } from './readImports.ts';

/**
 * Finds imports that the table forbids, and cycles in the table itself.
 *
 * @returns one message for each import or cycle
 */
export function findDirectionProblems(
  imports: readonly Import[],
  directions: Directions,
): string[] {
  const cycles = findCycles(directions).map(
    (cycle) => `lib/directions/directions.ts has a cycle: ${cycle.join(' → ')}`,
  );
  const wrong = imports.flatMap(({ from, to }) => {
    const [source, target] = [folderOf(from, directions), folderOf(to, directions)];
    if (source === undefined || target === undefined || isAllowed(source, target, directions)) {
      return [];
    }
    return [
      `${from} imports ${to}: ${source} may not import ${target}. Move what both need to lib/, or hand it in.`,
    ];
  });
  return [...cycles, ...wrong];
}

/** Returns the folder of the table that contains a file: the longest match. */
export function folderOf(file: string, directions: Directions): string | undefined {
  return Object.keys(directions)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function isAllowed(source: string, target: string, directions: Directions): boolean {
  return (
    source === target || (directions[source] ?? []).some((allowed) => contains(allowed, target))
  );
}

/** Expands `plugins` to each folder in it. */
function contains(allowed: string, folder: string): boolean {
  return folder === allowed || folder.startsWith(`${allowed}/`);
}

function findCycles(directions: Directions): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      cycles.push([...path.slice(start), folder]);
      return;
    }
    if (done.has(folder)) {
      return;
    }
    const allowed = directions[folder] ?? [];
    Object.keys(directions)
      .filter((other) => other !== folder && allowed.some((each) => contains(each, other)))
      .forEach((other) => visit(other, [...path, folder]));
    done.add(folder);
  };
  Object.keys(directions).forEach((folder) => visit(folder, []));
  return cycles;
}
