import { modernName } from '../answers/documentedPackages.ts';
import { hasNoDefaultExport } from '../upgrade/modules.ts';
import { PLANS } from '../../../../plugins/api-reference/types.ts';
import { packageOf, planOf } from './collectSurface.ts';
import { isComponentModule } from './documentedModules.ts';
import { followName, isBefore } from './followName.ts';
import { describeArrival, isLaterThan } from './isLaterThan.ts';
import { describeVersions, type Draft } from './describeFinding.ts';
import type { ImportUse, KnownExport, Surface } from './types.ts';

/** Names that stand for a whole module or its default export. */
const NAMELESS = new Set(['', '*', 'default']);

/**
 * Checks an import against a version.
 *
 * @param others the other versions, newest first
 * @param release release of the code, `7.5.1`; `null` for the documented one
 */
export function checkImport(
  use: ImportUse,
  surface: Surface,
  others: readonly Surface[],
  release: string | null = null,
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
    if (!isKnown(use.module, family, surface)) {
      return wasKnown(use.module, surface, others) ? missingModule(use, surface, others) : null;
    }
  }
  if (use.name === 'default' && hasNoDefaultExport(use.module)) {
    return {
      ...placeOf(use),
      problem: 'missing',
      kind: 'export',
      name: 'default',
      of: use.module,
      successor: `{ ${componentOfModule(use.module)} }`,
      nearest: null,
      reason: 'it exports by name',
    };
  }
  if (NAMELESS.has(use.name)) {
    return null;
  }
  const known = surface.exports.get(family)?.get(use.name);
  if (!known) {
    return missingExport(use, family, surface, others);
  }
  if (isLaterThan(release, known, 'since')) {
    return {
      ...placeOf(use),
      kind: 'export',
      name: use.name,
      of: use.module,
      ...describeArrival(release, known),
    };
  }
  return isFromElsewhere(known, use.module, surface)
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
    : deprecatedExport(use, known, surface, release);
}

/** Returns the component that a module is named after. */
const componentOfModule = (module: string): string => module.split('/').at(-1) ?? '';

/** Every component has a module with its name. */
function isKnown(module: string, family: string, { modules, exports }: Surface): boolean {
  return modules.has(module) || exports.get(family)?.has(componentOfModule(module)) === true;
}

/**
 * Returns whether an earlier version had a module. The reference does not list every module: one that only a later
 * reference lists may have existed without being documented.
 */
function wasKnown(module: string, { version }: Surface, others: readonly Surface[]): boolean {
  return others.some((other) => isBefore(other.version, version) && other.modules.has(module));
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

/** The replacement in a history may be a package that exports the name now. */
const isPackageName = (name: string): boolean => /^@[\w-]+\/[\w-]+$/.test(name);

/**
 * Returns whether only other packages export a name. Packages of higher plans repeat the exports of lower ones, or
 * replace one with another of the same name, except for components that they replace with another name.
 */
function isFromElsewhere(
  { kind, name: exported, family, packages }: KnownExport,
  module: string,
  { exports }: Surface,
): boolean {
  const name = packageOf(module);
  if (packages.length === 0 || packages.includes(name)) {
    return false;
  }
  if (kind !== 'component') {
    return packages.every((each) => each.startsWith(`${name}-`));
  }
  const isReplaced = ['Pro', 'Premium'].some((plan) => exports.get(family)?.has(exported + plan));
  return module === name && (isReplaced || packages.every((each) => isDearer(each, name)));
}

const isDearer = (name: string, other: string): boolean =>
  PLANS.indexOf(planOf(name)) > PLANS.indexOf(planOf(other));

function deprecatedExport(
  use: ImportUse,
  known: KnownExport,
  surface: Surface,
  release: string | null,
): Draft | null {
  if (known.deprecated === null || isLaterThan(release, known, 'deprecated')) {
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
