import {
  MODULES,
  type ModuleChange,
} from '../../packages/component-docs-cli/src/upgrade/modules.ts';
import { VERSION_NAMES, type VersionName } from '../../plugins/api-reference/data/during.ts';

/** Callbacks of the grid that took one object before they took its properties as parameters. */
interface CallbackChange {
  /** The first version with parameters. */
  readonly in: VersionName;
  readonly names: readonly string[];
  /** The property of the object that each parameter was. */
  readonly parameters: readonly string[];
  /** Whether the function that the callback returns changed, and not the callback itself. */
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

/** Pages whose callbacks never took an object, and whose cells have had one role, though their names are those of the grid. */
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
 * The role that elements with this one had in an earlier version; the same where nothing changed.
 *
 * @param topic of the page whose tests they are
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

/** The path of a module, or of something below it, in another version. */
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
    // Names can be swapped in one version: each path changes once there.
    if (isExact && !done.has(change.in)) {
      path = now + path.slice(old.length);
      done.add(change.in);
    }
  }
  return path;
}

/**
 * The callbacks whose parameters were properties of one object in the version that a page is brought to.
 *
 * @param topic of the page
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
