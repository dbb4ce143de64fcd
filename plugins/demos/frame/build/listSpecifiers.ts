import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Entry points of one package. */
export interface PackageEntries {
  readonly name: string;
  /** Whether the package has a main entry, `@mui/material`. */
  readonly hasMain: boolean;
  /** Subpaths of the package, sorted, such as `Button` for `@mui/material/Button`. */
  readonly deep: readonly string[];
  /**
   * Missing dependencies of the package: optional peers that the workspace does not declare, and modules of a different
   * major version of a peer, such as `date-fns/_lib/format/longFormatters`. Modules that need them fail when they load.
   */
  readonly absent: readonly string[];
}

/** Matches the import of a module inside a package, `date-fns/addDays`. */
const DEEP_IMPORT = /\bfrom ['"]([a-z][\w-]*\/[^'"]+)['"]/g;

/** Libraries whose functions all come from the main entry; only their locales are separate modules. */
const ONE_ENTRY = new Map([
  ['date-fns', /^locale/],
  ['date-fns-jalali', /^locale/],
]);

/** Other builds of the same modules, tools for the build and the server, and modules that are not public. */
const NOT_PUBLIC =
  /^(?:_.*|node_modules|node|esm?|cjs|modern|legacy|umd|dist|build|src|lib|bin|types|tests?|test-utils|scripts|docs|fp|min|builds|Gruntfile|ender|dojo\.profile|internals.*|models|themeAugmentation|typeOverloads|private-.*|.*\.d|macro|joy|server.*|profiling|encoding|generateLicense)$/;

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
  // A package declared only by another version may also resolve, in a major version that this version's packages do not
  // support.
  const declared = readDependencies(workspace);
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
      .filter((deep) => !NOT_PUBLIC.test(deep.split('/')[0] ?? ''))
      .filter((deep) => ONE_ENTRY.get(name)?.test(deep) ?? true)
      .filter((deep) => resolves(`${name}/${deep}`))
      .sort(),
    absent: [
      ...Object.keys(manifest.peerDependenciesMeta ?? {}).filter(
        (peer) => !declared.has(peer) || !resolves(peer),
      ),
      ...adapterImports(folder).filter((specifier) => !resolves(specifier)),
    ],
  };
}

function readDependencies(workspace: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return new Set(Object.keys(manifest.dependencies ?? {}));
}

/** Returns the modules of date libraries, other than the main ones, that the adapters of a package import. */
function adapterImports(folder: string): string[] {
  const adapters = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('Adapter'))
    .map(({ name }) => path.join(folder, name));
  const files = adapters.flatMap((adapter) =>
    readdirSync(adapter)
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => path.join(adapter, file)),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DEEP_IMPORT)].map(([, specifier = '']) => specifier),
  );
  return [...new Set(imports)];
}

/** Returns the folder in which Node finds a package from a workspace. */
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

/**
 * Lists the modules one level below a package, and those in folders that only group modules, such as `dayjs/locale/de`.
 */
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
