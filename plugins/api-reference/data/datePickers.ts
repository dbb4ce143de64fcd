import { during, type Span, type VersionName } from './during';
import { STYLE_DESCRIPTIONS } from './styleDescriptions';
import type { ApiFamily } from './types';

/** Exported types and classes that readers look up by name. */
const INTERFACES: readonly Span<string>[] = [
  { from: 'v5', values: ['DateRange', 'PickersLocaleText', 'PickersTranslationKeys'] },
  { from: 'v5', to: 'v5', values: ['CalendarPickerView', 'ClockPickerView'] },
  {
    from: 'v6',
    values: [
      'AdapterFormats',
      'AdapterOptions',
      'DateOrTimeView',
      'DateRangeValidationError',
      'DateTimeRangeValidationError',
      'DateTimeValidationError',
      'DateValidationError',
      'DateView',
      'FieldRef',
      'FieldSection',
      'FieldSectionType',
      'FieldSelectedSections',
      'MuiPickersAdapter',
      'PickerChangeHandlerContext',
      'PickersActionBarAction',
      'PickersActionBarProps',
      'PickersInputLocaleText',
      'PickersShortcutsItem',
      'PickersShortcutsItemContext',
      'PickersShortcutsProps',
      'PickersTimezone',
      'RangePosition',
      'TimeRangeValidationError',
      'TimeStepOptions',
      'TimeValidationError',
      'TimeView',
      'TimezoneProps',
      'UseDateFieldProps',
    ],
  },
  {
    from: 'v6',
    to: 'current',
    values: ['BaseSingleInputFieldProps', 'FieldValueType', 'PickerShortcutChangeImportance'],
  },
  { from: 'v6', to: 'v6', values: ['AdapterUnits'] },
  {
    from: 'current',
    values: [
      'BaseSingleInputPickersTextFieldProps',
      'DatePickerFieldProps',
      'FieldType',
      'MultiInputFieldRefs',
      'OnErrorProps',
      'PickerOwnerState',
      'PickerValidDate',
      'PickerValidDateLookup',
      'PickersCalendarHeaderSlots',
      'PickersLayoutSlotProps',
      'PickersLayoutSlots',
      'ValidateDateProps',
      'ValidateDateTimeProps',
      'ValidateTimeProps',
    ],
  },
  { from: 'current', to: 'current', values: ['NonEmptyDateRange', 'UseClearableFieldResponse'] },
  {
    from: 'next',
    values: ['DateRangePickerFieldProps', 'PickerChangeImportance', 'PickerManager'],
  },
];

/** Adapters between pickers and date libraries: classes, each with a separate entry point. */
const ADAPTERS: readonly Span<string>[] = [
  { values: ['AdapterDateFns', 'AdapterDayjs', 'AdapterLuxon', 'AdapterMoment'] },
  { from: 'v6', values: ['AdapterDateFnsJalali', 'AdapterMomentHijri', 'AdapterMomentJalaali'] },
  { from: 'v6', to: 'current', values: ['AdapterDateFnsV3'] },
  { from: 'current', to: 'current', values: ['AdapterDateFnsJalaliV3'] },
  { from: 'next', values: ['AdapterDateFnsV2', 'AdapterDateFnsJalaliV2'] },
];

const DESCRIPTIONS: typeof STYLE_DESCRIPTIONS = [
  ...STYLE_DESCRIPTIONS,
  {
    from: 'v6',
    values: [['readOnly', 'If `true`, people can read and copy the value but not change it.']],
  },
  {
    from: 'current',
    values: [
      [
        'enableAccessibleFieldDOMStructure',
        'If `true`, the field renders one element for each section of the value, which screen ' +
          'readers announce one by one, in place of a single `<input />`.',
      ],
    ],
  },
];

/** The date and time pickers; v4 of the library has none. */
export function datePickers(version: VersionName): ApiFamily {
  return {
    slug: 'date-pickers',
    packages: [
      { name: '@mui/x-date-pickers', plan: 'community' },
      { name: '@mui/x-date-pickers-pro', plan: 'pro' },
    ],
    entryPoints: during(version, ADAPTERS),
    interfaces: during(version, INTERFACES),
    events: null,
    reviewed: {
      internal: [],
      descriptions: Object.fromEntries(during(version, DESCRIPTIONS)),
      plans: {},
    },
  };
}
