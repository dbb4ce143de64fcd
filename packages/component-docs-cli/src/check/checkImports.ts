import { modernName } from '../answers/projectReleases.ts';
import { packageOf } from './collectSurface.ts';
import { isComponentModule } from './documentedModules.ts';
import { followName } from './followName.ts';
import { describeVersions, type Draft } from './describeFinding.ts';
import type { ImportUse, KnownExport, Surface } from './types.ts';

/** Whole modules, and what a module exports without a name. */
const NAMELESS = new Set(['', '*', 'default']);

/**
 * Holds an import against a version.
 *
 * @param others the other versions, newest first
 */
export function checkImport(
  use: ImportUse,
  surface: Surface,
  others: readonly Surface[],
): Draft | null {
  const name = packageOf(use.module);
  const family = surface.families.get(name);
  if (family === undefined) {
    return missingPackage(use, name, surface, others);
  }
  if (use.module !== name) {
    if (!isComponentModule(use.module)) {
      return null;
    }
    if (isLost(use.module, family, surface, others)) {
      return missingModule(use, surface, others);
    }
  }
  if (NAMELESS.has(use.name)) {
    return null;
  }
  const known = surface.exports.get(family)?.get(use.name);
  if (!known) {
    return missingExport(use, family, surface, others);
  }
  return isFromElsewhere(known, use.module)
    ? {
        ...placeOf(use),
        problem: 'missing',
        kind: 'export',
        name: use.name,
        of: use.module,
        successor: known.packages[0]!,
        nearest: null,
        reason: `exported by ${known.packages.join(', ')}`,
      }
    : deprecatedExport(use, known, surface);
}

/** The reference does not know every module, but a component that is there has its own. */
function isLost(
  module: string,
  family: string,
  { modules, exports }: Surface,
  others: readonly Surface[],
): boolean {
  const component = module.split('/').at(-1) ?? '';
  return (
    !modules.has(module) &&
    exports.get(family)?.has(component) !== true &&
    others.some((other) => other.modules.has(module))
  );
}

function missingPackage(
  use: ImportUse,
  name: string,
  surface: Surface,
  others: readonly Surface[],
): Draft {
  const modern = modernName(name);
  const versions = others
    .filter(({ families }) => families.has(name))
    .map(({ version }) => version);
  return {
    ...placeOf(use),
    problem: 'missing',
    kind: 'package',
    name,
    of: '',
    successor: modern !== name && surface.families.has(modern) ? modern : null,
    nearest: null,
    reason: describeVersions(versions),
  };
}

function missingModule(use: ImportUse, surface: Surface, others: readonly Surface[]): Draft {
  const versions = others.filter(({ modules }) => modules.has(use.module));
  const root = packageOf(use.module);
  const family = surface.families.get(root) ?? '';
  const known = surface.exports.get(family)?.get(use.name);
  return {
    ...placeOf(use),
    problem: 'missing',
    kind: 'module',
    name: use.module,
    of: '',
    successor: known?.packages.includes(root) ? root : null,
    nearest: null,
    reason: describeVersions(versions.map(({ version }) => version)),
  };
}

function missingExport(
  use: ImportUse,
  family: string,
  surface: Surface,
  others: readonly Surface[],
): Draft {
  const names = surface.exports.get(family) ?? new Map<string, KnownExport>();
  const fate = followName(
    use.name,
    { version: surface.version, names },
    others.map(({ version, exports }) => ({ version, names: exports.get(family) ?? new Map() })),
    (each) => names.has(each) || isPackageName(each),
  );
  return {
    ...placeOf(use),
    problem: 'missing',
    kind: 'export',
    name: use.name,
    of: use.module,
    ...fate,
  };
}

/** A history may say that another package has it now. */
const isPackageName = (name: string): boolean => /^@[\w-]+\/[\w-]+$/.test(name);

/**
 * Whether only other packages export a name. Packages of dearer plans repeat what cheaper ones export, apart from the
 * components that they replace.
 */
function isFromElsewhere({ kind, packages }: KnownExport, module: string): boolean {
  const name = packageOf(module);
  if (packages.length === 0 || packages.includes(name)) {
    return false;
  }
  return kind === 'component'
    ? module === name
    : packages.every((each) => each.startsWith(`${name}-`));
}

function deprecatedExport(use: ImportUse, known: KnownExport, surface: Surface): Draft | null {
  if (known.deprecated === null) {
    return null;
  }
  const { instead } = known.history;
  const isThere =
    instead !== undefined &&
    (isPackageName(instead) || surface.exports.get(known.family)?.has(instead) === true);
  return {
    ...placeOf(use),
    problem: 'deprecated',
    kind: 'export',
    name: use.name,
    of: use.module,
    successor: isThere ? instead : null,
    nearest: null,
    reason: known.deprecated,
  };
}

const placeOf = ({ line, column }: ImportUse) => ({ line, column });
