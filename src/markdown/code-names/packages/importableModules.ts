import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPackages } from './declaredPackages';

/** The modules that code on a version's pages may import. */
export interface ImportableModules {
  /** Folder of the version, relative to the site. */
  readonly folder: string;
  /** Absolute path of the same folder. */
  readonly versionDir: string;
  /** Absolute paths of the packages that the version declares. */
  readonly dirs: ReadonlyMap<string, string>;
  /** Packages in the manifests of the library's packages: readers have them installed, or may have. */
  readonly neighbors: ReadonlySet<string>;
  /**
   * Packages to search for a name that a listing does not import, in order of precedence: the library's packages (the
   * largest plan first), its adapters, React, and the packages that the library is built on.
   */
  readonly searched: readonly string[];
}

const RICHEST_FIRST = [/-premium$/, /-pro$/, /(?:)/];
const FOUNDATIONS = [
  'react',
  'react-dom',
  'react-dom/client',
  'dayjs',
  '@mui/material',
  '@mui/material/styles',
  '@material-ui/core',
];

/** Reports whether a package belongs to the documented library. */
export const isLibraryPackage = (name: string): boolean => name.startsWith('@mui/x-');

/** @param folder of a docs version, relative to the site */
export function importableModules(siteDir: string, folder: string): ImportableModules {
  const dirs = new Map(
    Object.entries(declaredPackages(siteDir, folder).dirs).map(([name, dir]) => [
      name,
      join(siteDir, dir),
    ]),
  );
  const rankOf = (name: string) => RICHEST_FIRST.findIndex((plan) => plan.test(name));
  const library = [...dirs.keys()]
    .filter(isLibraryPackage)
    .sort((one, other) => rankOf(one) - rankOf(other));
  return {
    folder,
    versionDir: join(siteDir, folder),
    dirs,
    neighbors: new Set(library.flatMap((name) => neighborsOf(dirs.get(name) ?? ''))),
    searched: [
      ...library,
      ...library.flatMap((name) => adaptersOf(name, dirs.get(name) ?? '')),
      ...FOUNDATIONS.filter((name) => dirs.has(packageOf(name))),
    ],
  };
}

/** Returns the package of an import: `@mui/material` for `@mui/material/styles`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function adaptersOf(name: string, dir: string): string[] {
  return readdirSync(dir)
    .filter((entry) => entry.startsWith('Adapter') && existsSync(join(dir, entry, 'index.d.ts')))
    .map((entry) => `${name}/${entry}`);
}

function neighborsOf(dir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string> | undefined
  >;
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
}
