import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What can be imported from one package. */
export interface PackageEntries {
  readonly name: string;
  /** Whether the package has an entry of its own, `@mui/material`. */
  readonly hasMain: boolean;
  /** What comes after the package's name, `Button` of `@mui/material/Button`, sorted. */
  readonly deep: readonly string[];
  /** Optional peers that are not installed, `date-fns` of one adapter: what needs them fails when it is loaded. */
  readonly absent: readonly string[];
}

/** Other builds of the same modules, tools of the build and the server, and what is not meant for readers' code. */
const NOT_PUBLIC =
  /^(?:_.*|node_modules|node|esm?|cjs|modern|legacy|umd|dist|build|src|lib|bin|types|tests?|test-utils|scripts|internals.*|models|themeAugmentation|typeOverloads|private-.*|.*\.d|macro|joy|server.*|profiling|encoding|generateLicense)$/;

/**
 * Lists every module that code may import from a package by name.
 *
 * @param name a dependency of the workspace
 * @param workspace absolute path of the folder whose `package.json` declares it
 */
export function listSpecifiers(name: string, workspace: string): PackageEntries {
  const { resolve } = createRequire(path.join(workspace, 'package.json'));
  const folder = locatePackage(name, workspace);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
    peerDependenciesMeta?: Record<string, unknown>;
  };
  const keys = Object.entries(manifest.exports ?? {})
    .filter(([key, target]) => target !== null && key.startsWith('./'))
    .map(([key]) => key.slice(2));
  const open = manifest.exports === undefined || keys.some((key) => key.includes('*'));
  const named = keys.filter((key) => !key.includes('*') && !key.endsWith('.json'));
  const candidates = [...new Set([...named, ...(open ? listModules(folder) : [])])];
  const resolves = (specifier: string) => {
    try {
      return resolve(specifier) !== '';
    } catch {
      return false;
    }
  };
  return {
    name,
    hasMain: resolves(name),
    deep: candidates
      .filter((deep) => !NOT_PUBLIC.test(deep.split('/')[0] ?? '') && resolves(`${name}/${deep}`))
      .sort(),
    absent: Object.keys(manifest.peerDependenciesMeta ?? {}).filter((peer) => !resolves(peer)),
  };
}

/** Where Node finds a package from a workspace. */
export function locatePackage(name: string, workspace: string): string {
  for (let folder = workspace; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) {
      return candidate;
    }
    if (folder === path.dirname(folder)) {
      throw new Error(
        `${path.join(workspace, 'package.json')} declares "${name}", which is not installed. Run \`npm install\`.`,
      );
    }
  }
}

/** Modules one level below a package, and those in folders that only group others, as `dayjs/locale/de`. */
function listModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (item.isFile()) {
      return moduleName(item.name);
    }
    if (NOT_PUBLIC.test(item.name)) {
      return [];
    }
    const inside = readdirSync(path.join(folder, item.name));
    return inside.some((file) => /^(?:package\.json|index\.m?js)$/.test(file))
      ? [item.name]
      : inside.flatMap(moduleName).map((module) => `${item.name}/${module}`);
  });
}

function moduleName(file: string): string[] {
  return file.endsWith('.js') && file !== 'index.js' ? [file.slice(0, -3)] : [];
}
