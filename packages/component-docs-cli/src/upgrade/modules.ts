import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import type { UpgradePath } from './types.ts';

/** A module whose path changed. */
export interface ModuleChange {
  /** The first version with the new path. */
  readonly in: VersionName;
  readonly before: string;
  readonly now: string;
}

const PICKER_PLANS = ['', '-pro'] as const;

/** Changed paths. Each changes only once per version, because two of them are swapped. */
const MODULES: readonly ModuleChange[] = [
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

/** Exports that moved to a separate path: translations are named after a language and country. */
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

/** Current location of the components of `@mui/lab`, and the version of the move. */
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

/** Returns the path of a module after an upgrade; `null` if it does not change. */
export function renameModule(module: string, path: UpgradePath): string | null {
  const scope = module.replace(/^@material-ui\/(?=data-grid|x-grid)/, '@mui/x-');
  let name = path.from === 'v4' ? scope.replace('x-x-grid', 'x-data-grid-pro') : scope;
  for (const version of VERSION_NAMES.filter((each) => isCrossed(each, path))) {
    name = MODULES.find((each) => each.in === version && each.before === name)?.now ?? name;
  }
  return name === module ? null : name;
}

/** Returns the module that exports a name after an upgrade; `null` if it does not change. */
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

/** Returns whether a module has only named exports, like every module of the library, but unlike those of the lab. */
export function hasNoDefaultExport(module: string): boolean {
  return /^@mui\/x-[\w-]+\/[A-Z]/.test(module);
}

export const isMovedPackage = (name: string): boolean => Object.hasOwn(FORMER_PACKAGES, name);

/** Returns the families of a package. */
export function familyOfPackage(name: string): readonly string[] {
  const [, family] =
    /(data-grid|date-pickers|charts|tree-view)/.exec(name.replace('x-grid', 'data-grid')) ?? [];
  return family ? [family] : (FORMER_PACKAGES[name] ?? []);
}
