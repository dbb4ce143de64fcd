import { packages } from '@demo-frame/registry/packages';
import { nearestName } from '../../../../lib/diagnostics/nearestName';
import type { HostFinding } from '../../shared/hostMessages';
import { checkExports, missingExport } from './checkExports';
import { groupOf } from './groupOf';
import { HostError } from './HostError';
import type { ImportUse } from './readImports';

/** A module as returned by `require`. */
export type LoadedModule = Record<string, unknown>;

/** Importable packages, for messages. */
const list = Object.keys(packages).join(', ');

/** Modules that contain only types. */
const TYPE_ONLY = /\/(?:themeAugmentation|typeOverloads)$/;

/** Matches the error that the bundle throws instead of loading a package that is not installed. */
const ABSENT = /^Cannot find module '([^']+)'/;

/**
 * Loads only what one import statement needs. Names with separate modules are loaded from there, so that importing a
 * button does not load its whole package.
 *
 * @param file the importing file, for the message
 * @throws a `HostError` of kind `import` if the version does not have the package, module or export
 */
export async function loadImport(use: ImportUse, file: string): Promise<LoadedModule> {
  try {
    const loaded = await loadModule(use, file);
    checkExports(use, loaded, file);
    return loaded;
  } catch (error) {
    const peer = ABSENT.exec((error as Error).message)?.[1];
    if (peer === undefined) {
      throw error;
    }
    throw refuse(use, file, { code: 'noPeer', values: { specifier: use.specifier, peer, list } });
  }
}

async function loadModule(use: ImportUse, file: string): Promise<LoadedModule> {
  const { specifier } = use;
  const { name, deep } = splitSpecifier(specifier);
  const entries = packages[name];
  if (!entries) {
    const nearest = nearestName(name, Object.keys(packages));
    throw refuse(use, file, { code: 'noPackage', values: { name, list }, nearest });
  }
  if (TYPE_ONLY.test(specifier)) {
    return {};
  }
  if (deep !== null) {
    const found = await loadDeep(name, deep);
    if (found) {
      return found;
    }
    const modules = Object.keys(entries.deep).map((each) => `${name}/${each}`);
    const nearest = nearestName(specifier, modules);
    throw refuse(use, file, { code: 'noModule', values: { name, deep }, nearest });
  }
  const parts = use.names && (await loadNames(name, use.names));
  if (parts) {
    return parts;
  }
  if (entries.main) {
    return entries.main();
  }
  throw use.names?.length
    ? await findMissing(use, use.names, file)
    : refuse(use, file, { code: 'tooLarge', values: { name } });
}

/** Returns the error for the first name that a package loaded in groups does not have. */
async function findMissing(
  use: ImportUse,
  names: readonly string[],
  file: string,
): Promise<HostError> {
  const loaded = await Promise.all(names.map((each) => loadDeep(use.specifier, each)));
  const missing = names.find((_name, index) => loaded[index]?.default === undefined) ?? '';
  const group = await packages[use.specifier]?.groups?.[groupOf(missing)]?.();
  return missingExport(use, missing, Object.keys(group ?? {}), file);
}

/** Combines the modules of the named exports; `null` if one of the names has no module. */
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

function refuse({ line }: ImportUse, file: string, finding: HostFinding): HostError {
  return new HostError({ kind: 'import', finding, file, line });
}
