import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { askRegistry } from './askRegistry.ts';

const run = promisify(execFile);

/** Output of `npm pack` for a package. */
interface Packed {
  readonly name: string;
  readonly filename: string;
}

/** Packages of the library, which depend on each other's exact releases. */
const OF_LIBRARY = /^@mui\/x-/;

/**
 * Downloads packages into `node_modules` of a folder, with the packages of the library that they depend on and all
 * dependencies that cannot be resolved from there.
 *
 * @param packages release of each package, by name
 * @param dir absolute path
 */
export async function unpackPackages(
  packages: Readonly<Record<string, string>>,
  dir: string,
): Promise<void> {
  const modules = path.join(dir, 'node_modules');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  const known = new Map<string, string>();
  let wanted = new Map(Object.entries(packages));
  while (wanted.size > 0) {
    const specifiers = [...wanted].map(([name, release]) => `${name}@${release}`);
    wanted.forEach((release, name) => known.set(name, release));
    const packed = (await askRegistry(
      ['pack', ...specifiers, '--prefer-offline', '--pack-destination', dir],
      dir,
    )) as Packed[];
    const needed = new Map<string, string>();
    for (const { name, filename } of packed) {
      const target = path.join(modules, name);
      mkdirSync(target, { recursive: true });
      // Older releases of npm report the file name of a scoped package as if the scope were a folder.
      const file = path.join(dir, filename.replace('@', '').replace('/', '-'));
      await run('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
      rmSync(file);
      exportFiles(target);
      for (const [dependency, range] of Object.entries(readDependencies(target))) {
        if (
          !known.has(dependency) &&
          (OF_LIBRARY.test(dependency) || !isInstalled(dependency, dir))
        ) {
          needed.set(dependency, range);
        }
      }
    }
    wanted = needed;
  }
}

/** Conditions of an `exports` entry, which may be nested. */
interface Conditions {
  types?: string | string[];
  [condition: string]: string | string[] | Conditions | null | undefined;
}

/**
 * Lets the compiler resolve files of a package that its `exports` omit. Some releases import such files of each other,
 * for example `@mui/x-charts/internals/…/useChartId.types` in 8.0, or export no internal files at all, such as
 * `@mui/x-date-pickers` in 8.29.
 */
function exportFiles(dir: string): void {
  const file = path.join(dir, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Conditions };
  if (!manifest.exports) {
    return;
  }
  const all = manifest.exports['./*'];
  if (typeof all === 'object' && all !== null && !Array.isArray(all)) {
    addFiles(all);
  } else {
    manifest.exports['./*'] = { types: ['./*/index.d.ts', './*.d.ts'] };
  }
  writeFileSync(file, JSON.stringify(manifest));
}

function addFiles(conditions: Conditions): void {
  if (typeof conditions.types === 'string') {
    conditions.types = [conditions.types, conditions.types.replace('/*/index.d.ts', '/*.d.ts')];
  }
  for (const inner of Object.values(conditions)) {
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      addFiles(inner);
    }
  }
}

/** Whether a package is installed in a folder or in one of its parents. */
function isInstalled(name: string, dir: string): boolean {
  const isHere = existsSync(path.join(dir, 'node_modules', name, 'package.json'));
  const parent = path.dirname(dir);
  return isHere || (parent !== dir && isInstalled(name, parent));
}

function readDependencies(dir: string): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return manifest.dependencies ?? {};
}
