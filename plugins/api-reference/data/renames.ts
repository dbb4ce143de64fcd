import type { MemberKind } from '../listMembers';
import type { VersionName } from './during';
import { chartRenames } from './renames/charts';
import { dataGridRenames } from './renames/dataGrid';
import { datePickerRenames } from './renames/datePickers';
import { treeViewRenames } from './renames/treeView';

/** Names that a version replaced, reviewed by hand because packages do not record the replacement of removed names. */
export interface Renames {
  readonly family: string;
  /** The first version with the new names. */
  readonly in: VersionName;
  /** Exports, or members of this kind. */
  readonly what: 'export' | MemberKind;
  /** The entries that have these members, by their names in that version; if omitted, all entries that have them. */
  readonly of?: readonly string[];
  /** New names of the same thing, by old name. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Different replacements by old name; each begins with the name of a member or an export. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/**
 * Names that differ systematically between two versions. A pattern applies only if both versions have the thing, each
 * under only one of the two names.
 */
export interface RenamePattern {
  /** The first version with the new names; if omitted, every version. */
  readonly in?: VersionName;
  readonly family?: string;
  /** The entries to which it applies; if omitted, all entries. */
  readonly of?: RegExp;
  readonly what: 'export' | MemberKind;
  /** Returns the old name for a new one; `null` if the pattern does not apply. */
  readonly formerName: (name: string) => string | null;
}

/** Members whose first lists were incomplete: members in this version's list may be older. */
export interface FirstComplete {
  readonly family: string;
  readonly what: MemberKind;
  readonly version: VersionName;
}

/** Names or packages that a family had before its first documented version. */
export interface Origin {
  readonly family: string;
  readonly package: string;
  /** Former names by the names in the first documented version. */
  readonly names: Readonly<Record<string, string>>;
}

/** All reviewed facts about names. */
export interface ReviewedNames {
  readonly renames: readonly Renames[];
  readonly patterns: readonly RenamePattern[];
  readonly firstComplete: readonly FirstComplete[];
  readonly origins: readonly Origin[];
}

const FIRST_COMPLETE: readonly FirstComplete[] = [
  // The grid of v4 has many classes, but its package lists only four.
  { family: 'data-grid', what: 'class', version: 'v5' },
];

const RENAMES: readonly Renames[] = [
  ...dataGridRenames,
  ...datePickerRenames,
  ...chartRenames,
  ...treeViewRenames,
];

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const RENAME_PATTERNS: readonly RenamePattern[] = [
  // Experimental names lose their prefix when they become stable.
  ...(['export', 'prop', 'slot'] as const).map((what): RenamePattern => ({
    what,
    formerName: (name) => `unstable_${name}`,
  })),
  { what: 'export', formerName: (name) => `Unstable_${name}` },
  // Slots had the names of components.
  {
    family: 'data-grid',
    in: 'current',
    of: /SlotsComponent$/,
    what: 'prop',
    formerName: capitalized,
  },
  // The keys of `slots` correspond to those of `components`.
  { in: 'v6', what: 'slot', formerName: capitalized },
  ...['SlotsComponent', 'SlotsComponents'].map((ending): RenamePattern => ({
    in: 'current',
    what: 'export',
    formerName: (name) => (name.endsWith('Slots') ? name.replace(/Slots$/, ending) : null),
  })),
  ...['SlotComponentProps', 'SlotsComponentsProps'].map((ending): RenamePattern => ({
    in: 'current',
    what: 'export',
    formerName: (name) => (name.endsWith('SlotProps') ? name.replace(/SlotProps$/, ending) : null),
  })),
  // The second tree item replaced the first.
  {
    family: 'tree-view',
    in: 'next',
    what: 'export',
    formerName: (name) => (/TreeItem/.test(name) ? name.replace('TreeItem', 'TreeItem2') : null),
  },
];

const ORIGINS: readonly Origin[] = [
  { family: 'data-grid', package: '@material-ui/x-grid', names: { DataGridPro: 'XGrid' } },
  { family: 'data-grid', package: '@material-ui/data-grid', names: { DataGrid: 'DataGrid' } },
  {
    family: 'date-pickers',
    package: '@mui/lab',
    names: sameNames(
      ...['', 'Desktop', 'Mobile', 'Static'].flatMap((variant) =>
        ['DatePicker', 'DateRangePicker', 'DateTimePicker', 'TimePicker'].map(
          (name) => variant + name,
        ),
      ),
      'CalendarPicker',
      'CalendarPickerSkeleton',
      'ClockPicker',
      'DateRangePickerDay',
      'LocalizationProvider',
      'MonthPicker',
      'PickersDay',
      'YearPicker',
    ),
  },
  { family: 'tree-view', package: '@mui/lab', names: sameNames('TreeItem', 'TreeView') },
];

/** Reviewed names of all families. */
export const REVIEWED_NAMES: ReviewedNames = {
  renames: RENAMES,
  patterns: RENAME_PATTERNS,
  firstComplete: FIRST_COMPLETE,
  origins: ORIGINS,
};

function sameNames(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
