export const PICKERS = ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'] as const;
export const VARIANTS = ['', 'Mobile', 'Static'] as const;

export type Picker = (typeof PICKERS)[number];
export type Variant = (typeof VARIANTS)[number];

export interface Control {
  /** `slotProps.field.clearable` */
  path: string;
  /** What can be chosen besides the default. */
  values: readonly unknown[];
  /** The pickers that have it; all where there are none. */
  pickers?: readonly Picker[];
  variants?: readonly Variant[];
}

const dates = ['DatePicker', 'DateTimePicker', 'DateRangePicker'] as const;
const times = ['TimePicker', 'DateTimePicker'] as const;
const single = ['DatePicker', 'TimePicker', 'DateTimePicker'] as const;
const withField = ['', 'Mobile'] as const;

export const CONTROLS: readonly Control[] = [
  { path: 'disabled', values: [true] },
  { path: 'readOnly', values: [true] },
  { path: 'disablePast', values: [true] },
  { path: 'disableFuture', values: [true] },
  { path: 'reduceAnimations', values: [true] },
  { path: 'displayWeekNumber', values: [true], pickers: dates },
  { path: 'showDaysOutsideCurrentMonth', values: [true], pickers: dates },
  { path: 'fixedWeekNumber', values: [6], pickers: dates },
  { path: 'calendars', values: [1, 3], pickers: ['DateRangePicker'] },
  {
    path: 'views',
    values: [['year'], ['year', 'month'], ['year', 'month', 'day']],
    pickers: ['DatePicker'],
  },
  { path: 'views', values: [['hours'], ['hours', 'minutes', 'seconds']], pickers: ['TimePicker'] },
  { path: 'yearsOrder', values: ['desc'], pickers: ['DatePicker', 'DateTimePicker'] },
  { path: 'yearsPerRow', values: [3, 4], pickers: ['DatePicker', 'DateTimePicker'] },
  { path: 'ampm', values: [false], pickers: times },
  { path: 'minutesStep', values: [5, 15], pickers: times },
  { path: 'orientation', values: ['portrait', 'landscape'], pickers: single },
  { path: 'closeOnSelect', values: [true, false], variants: withField },
  { path: 'displayStaticWrapperAs', values: ['desktop'], variants: ['Static'] },
  { path: 'slotProps.textField.size', values: ['small'], variants: withField },
  { path: 'slotProps.textField.variant', values: ['filled', 'standard'], variants: withField },
  { path: 'slotProps.textField.helperText', values: ['Required'], variants: withField },
  { path: 'slotProps.field.clearable', values: [true], variants: withField },
  { path: 'slotProps.field.openPickerButtonPosition', values: ['start'], variants: withField },
  { path: 'slotProps.toolbar.hidden', values: [true, false] },
  {
    path: 'slotProps.actionBar.actions',
    values: [[], ['clear'], ['today', 'clear'], ['cancel', 'nextOrAccept']],
  },
  { path: 'slotProps.day.disableRipple', values: [true], pickers: dates },
  { path: 'slots.openPickerIcon', values: ['DownMark'], variants: withField },
  { path: 'slots.switchViewIcon', values: ['DownMark'], pickers: ['DatePicker', 'DateTimePicker'] },
];

export function controlsOf(picker: Picker, variant: Variant): Control[] {
  return CONTROLS.filter(
    ({ pickers = PICKERS, variants = VARIANTS }) =>
      (pickers as readonly Picker[]).includes(picker) &&
      (variants as readonly Variant[]).includes(variant),
  );
}
