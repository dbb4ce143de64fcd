import { packages } from '@demo-host/registry/packages';
import { nearestName } from '../../diagnostics/nearestName';
import { groupOf } from './groupOf';
import { HostError } from './HostError';
import type { ImportUse } from './readImports';

/** A module as `require` gives it. */
export type LoadedModule = Record<string, unknown>;

/** Modules that hold nothing but types. */
const TYPE_ONLY = /\/(?:themeAugmentation|typeOverloads)$/;

/**
 * Loads what one import statement wants, and no more: names that have a module of their own are taken from there, so
 * that one button does not bring its whole package.
 *
 * @param file the file that imports, for the message
 * @throws a `HostError` of kind `import` when the version has no such package or module
 */
export async function loadImport(use: ImportUse, file: string): Promise<LoadedModule> {
  const { name, deep } = splitSpecifier(use.specifier);
  const entries = packages[name];
  if (!entries) {
    throw problem(
      use,
      file,
      `"${name}" is not among the packages of this version.`,
      Object.keys(packages),
    );
  }
  if (TYPE_ONLY.test(use.specifier)) {
    return {};
  }
  if (deep !== null) {
    const found = await loadDeep(name, deep);
    if (found) {
      return found;
    }
    throw problem(
      use,
      file,
      `"${name}" has no module "${deep}".`,
      Object.keys(entries.deep).map((each) => `${name}/${each}`),
    );
  }
  const parts = use.names && (await loadNames(name, use.names));
  if (parts) {
    return parts;
  }
  if (!entries.main) {
    throw problem(
      use,
      file,
      `"${name}" is too large to be loaded whole: import from "${name}/<Name>".`,
      [],
    );
  }
  return entries.main();
}

/** A module made of the named exports' own modules; `null` when one of the names has none. */
async function loadNames(name: string, wanted: readonly string[]): Promise<LoadedModule | null> {
  const loaded = await Promise.all(wanted.map((each) => loadDeep(name, each)));
  if (wanted.length === 0 || loaded.some((module) => module?.default === undefined)) {
    return null;
  }
  return Object.fromEntries(wanted.map((each, index) => [each, loaded[index]?.default]));
}

async function loadDeep(name: string, deep: string): Promise<LoadedModule | null> {
  const { deep: modules, groups } = packages[name] ?? { deep: {} };
  if (!groups) {
    return Object.hasOwn(modules, deep) ? (modules[deep]?.() ?? null) : null;
  }
  const group = await groups[groupOf(deep)]?.();
  return group?.[deep] === undefined ? null : { __esModule: true, default: group[deep] };
}

function splitSpecifier(specifier: string): { name: string; deep: string | null } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return {
    name: parts.slice(0, length).join('/'),
    deep: parts.length > length ? parts.slice(length).join('/') : null,
  };
}

function problem(
  use: ImportUse,
  file: string,
  message: string,
  valid: readonly string[],
): HostError {
  const nearest = nearestName(use.specifier, valid);
  const hint = nearest ? ` Did you mean "${nearest}"?` : '';
  return new HostError({ kind: 'import', message: message + hint, file, line: use.line });
}
