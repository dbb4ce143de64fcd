import {
  MODULES,
  type ModuleChange,
} from '../../packages/component-docs-cli/src/upgrade/modules.ts';
import { VERSION_NAMES, type VersionName } from '../../plugins/api-reference/data/during.ts';

/** Callbacks of the grid that received one object in earlier versions, and receive its properties as parameters now. */
interface CallbackChange {
  /** First version with parameters. */
  readonly in: VersionName;
  readonly names: readonly string[];
  /** Property of the former object for each parameter. */
  readonly parameters: readonly string[];
  /** Whether the change applies to the function that the callback returns instead of the callback itself. */
  readonly isReturned?: true;
}

const ALL_MODULES: readonly ModuleChange[] = [
  ...MODULES,
  ...['', '-pro', '-premium'].map((plan): ModuleChange => ({
    in: 'v6',
    before: `@mui/x-data-grid${plan}`,
    now: `@mui/x-data-grid${plan}/locales`,
  })),
  ...['', '-pro'].map((plan): ModuleChange => ({
    in: 'v6',
    before: `@mui/x-date-pickers${plan}`,
    now: `@mui/x-date-pickers${plan}/locales`,
  })),
  { in: 'v5', before: '@material-ui/core', now: '@mui/material' },
  { in: 'v5', before: '@material-ui/icons', now: '@mui/icons-material' },
];

/**
 * Pages of families whose callbacks and roles never changed, although they have the same names as those of the grid.
 */
const OTHER_FAMILIES =
  /^(?:react-(?:charts|date-pickers|tree-view)(?:\/|$)|migration\/migration-(?:charts|pickers|tree-view)-)/;

const CALLBACKS: readonly CallbackChange[] = [
  {
    in: 'current',
    names: ['valueGetter', 'valueSetter', 'valueFormatter', 'groupingValueGetter', 'colSpan'],
    parameters: ['value', 'row', 'colDef', 'api'],
  },
  {
    in: 'current',
    names: ['getApplyFilterFn', 'getApplyQuickFilterFn'],
    parameters: ['value', 'row', 'colDef', 'api'],
    isReturned: true,
  },
];

/** Roles by which tests find elements of the grid. */
const ROLES = [{ in: 'current', before: 'cell', now: 'gridcell' }] as const;

/**
 * Returns the role that elements with this role had in an earlier version, or the same role if it has not changed.
 *
 * @param topic page whose tests use the role
 */
export function formerRole(
  role: string,
  topic: string,
  from: VersionName,
  to: VersionName,
): string {
  const change = OTHER_FAMILIES.test(topic)
    ? undefined
    : ROLES.find((each) => each.now === role && isCrossed(each.in, from, to));
  return change && placeOf(to) < placeOf(from) ? change.before : role;
}

/** Returns the path of a module, or of a module inside it, in another version. */
export function renameModule(module: string, from: VersionName, to: VersionName): string {
  const isDown = placeOf(to) < placeOf(from);
  const changes = ALL_MODULES.filter((change) => isCrossed(change.in, from, to)).sort(
    (a, b) => (placeOf(a.in) - placeOf(b.in)) * (isDown ? -1 : 1),
  );
  let path = module;
  const done = new Set<VersionName>();
  for (const change of changes) {
    const [old, now] = isDown ? [change.now, change.before] : [change.before, change.now];
    const isExact =
      path === old || (path.startsWith(`${old}/`) && change.before.startsWith('@material-ui'));
    // Two names can be swapped in one version, so each path changes only once for each version.
    if (isExact && !done.has(change.in)) {
      path = now + path.slice(old.length);
      done.add(change.in);
    }
  }
  return path;
}

/**
 * Returns the callbacks that receive a single object in the target version instead of parameters.
 *
 * @param topic page to port
 */
export function callbacksToJoin(
  topic: string,
  from: VersionName,
  to: VersionName,
): readonly CallbackChange[] {
  return placeOf(to) < placeOf(from) && !OTHER_FAMILIES.test(topic)
    ? CALLBACKS.filter((change) => isCrossed(change.in, from, to))
    : [];
}

function isCrossed(at: VersionName, from: VersionName, to: VersionName): boolean {
  const [low, high] = [placeOf(from), placeOf(to)].sort((a, b) => a - b) as [number, number];
  return placeOf(at) > low && placeOf(at) <= high;
}

const placeOf = (name: VersionName): number => VERSION_NAMES.indexOf(name);
