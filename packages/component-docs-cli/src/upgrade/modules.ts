import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import type { UpgradePath } from './types.ts';

/** A module with another path in later versions. */
export interface ModuleChange {
  /** The first version with the new path. */
  readonly in: VersionName;
  readonly before: string;
  readonly now: string;
}

const PICKER_PLANS = ['', '-pro'] as const;

/** Paths that changed. In one version each changes once: two of them are swapped. */
export const MODULES: readonly ModuleChange[] = [
  { in: 'current', before: '@mui/x-license-pro', now: '@mui/x-license' },
  ...PICKER_PLANS.flatMap((plan): ModuleChange[] => [
    {
      in: 'next',
      before: `@mui/x-date-pickers${plan}/AdapterDateFns`,
      now: `@mui/x-date-pickers${plan}/AdapterDateFnsV2`,
    },
    {
      in: 'next',
      before: `@mui/x-date-pickers${plan}/AdapterDateFnsV3`,
      now: `@mui/x-date-pickers${plan}/AdapterDateFns`,
    },
  ]),
];

/** Exports that moved to a path of their own: translations are called by language and country. */
const MOVED_EXPORTS = [
  {
    in: 'current',
    exported: /^[a-z]{2}[A-Z]{2}$/,
    module: /^(@mui\/x-(?:data-grid|date-pickers)(?:-pro|-premium)?)$/,
    now: '$1/locales',
  },
] as const;

/** Packages from which something moved into the library. */
const FORMER_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@mui/x-license-pro': [],
  '@mui/x-license': [],
  '@mui/lab': ['date-pickers', 'tree-view'],
  '@material-ui/lab': ['date-pickers', 'tree-view'],
  ...Object.fromEntries(
    ['date-fns', 'date-fns-jalali', 'dayjs', 'hijri', 'jalaali', 'luxon', 'moment'].map(
      (library) => [`@date-io/${library}`, ['date-pickers']],
    ),
  ),
};

/** Where the components of `@mui/lab` went, and since when. */
const FROM_LAB: readonly {
  readonly in: VersionName;
  readonly component: RegExp;
  readonly now: string;
}[] = [
  {
    in: 'v5',
    component: /^(?:(?:Desktop|Mobile|Static)?DateRangePicker|DateRangePickerDay)/,
    now: '@mui/x-date-pickers-pro',
  },
  {
    in: 'v5',
    component:
      /^(?:(?:Desktop|Mobile|Static)?(?:Date|DateTime|Time)Picker|CalendarPicker|CalendarPickerSkeleton|ClockPicker|LocalizationProvider|MonthPicker|PickersDay|YearPicker|Adapter\w+)/,
    now: '@mui/x-date-pickers',
  },
  {
    in: 'v6',
    component: /^Tree(?:View|Item)|^useTreeItem|^tree(?:View|Item)Classes/,
    now: '@mui/x-tree-view',
  },
];

const isCrossed = (at: VersionName, { from, to }: UpgradePath): boolean =>
  placeOf(at) > placeOf(from) && placeOf(at) <= placeOf(to);
const placeOf = (name: VersionName): number => VERSION_NAMES.indexOf(name);

/** The path of a module after an upgrade; `null` where it stays. */
export function renameModule(module: string, path: UpgradePath): string | null {
  const scope = module.replace(/^@material-ui\/(?=data-grid|x-grid)/, '@mui/x-');
  let name = path.from === 'v4' ? scope.replace('x-x-grid', 'x-data-grid-pro') : scope;
  for (const version of VERSION_NAMES.filter((each) => isCrossed(each, path))) {
    name = MODULES.find((each) => each.in === version && each.before === name)?.now ?? name;
  }
  return name === module ? null : name;
}

/** Where an export is imported from after an upgrade; `null` where that stays. */
export function moveExport(name: string, module: string, path: UpgradePath): string | null {
  const moved = MOVED_EXPORTS.find(
    (each) => isCrossed(each.in, path) && each.exported.test(name) && each.module.test(module),
  );
  if (moved) {
    return module.replace(moved.module, moved.now);
  }
  const [, below = ''] = /^@(?:mui|material-ui)\/lab(?:\/(\w+))?/.exec(module) ?? [];
  const former = /^@(?:mui|material-ui)\/lab/.test(module)
    ? FROM_LAB.find(
        (each) => placeOf(each.in) <= placeOf(path.to) && each.component.test(below || name),
      )
    : undefined;
  if (!former) {
    return null;
  }
  const now = `${former.now}${below && `/${below}`}`;
  return renameModule(now, { from: former.in, to: path.to }) ?? now;
}

/** Whether a module exports its component by name only, as every module of the library does, unlike those of the lab. */
export function hasNoDefaultExport(module: string): boolean {
  return /^@mui\/x-[\w-]+\/[A-Z]/.test(module);
}

export const isMovedPackage = (name: string): boolean => Object.hasOwn(FORMER_PACKAGES, name);

/** The families that a package belongs to. */
export function familyOfPackage(name: string): readonly string[] {
  const [, family] =
    /(data-grid|date-pickers|charts|tree-view)/.exec(name.replace('x-grid', 'data-grid')) ?? [];
  return family ? [family] : (FORMER_PACKAGES[name] ?? []);
}
