import type { ICruiseResult } from 'dependency-cruiser';
import { SITE_DIR } from '../siteDir.ts';
import { DIRECTIONS, type Directions } from './directions.ts';

const FOLDERS = ['bench', 'lib', 'packages', 'plugins', 'scripts', 'serve', 'src', 'tests'];

/** Tests may import everything; generated and installed code is not in these folders. */
const LEFT_OUT = '(^|/)(__tests__|fixtures|node_modules)/';

/** Checks the imports of the whole site against the table of directions. */
export async function checkDirections(): Promise<{ checked: number; problems: string[] }> {
  const imports = await readImports(SITE_DIR, FOLDERS);
  return { checked: imports.length, problems: findDirectionProblems(imports, DIRECTIONS) };
}

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
function folderOf(file: string, directions: Directions): string | undefined {
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

/** An import between two modules; both relative to the site. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads the imports between the modules of some folders, including type imports.
 *
 * @param siteDir absolute path, to which `@site` resolves
 * @param folders relative to the site
 */
export async function readImports(siteDir: string, folders: readonly string[]): Promise<Import[]> {
  // Only available as an ES module.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    [...folders],
    {
      baseDir: siteDir,
      exclude: { path: LEFT_OUT },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    {
      alias: { '@site': siteDir },
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  );
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, coreModule }) => !couldNotResolve && !coreModule)
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
