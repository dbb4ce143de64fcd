import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { formatPeriod } from './format';
import { ALL_ORDERS, lastDays, toIsoDay, type Period } from './orders';

const PRESETS = [
  { label: '1 week', period: lastDays(7) },
  { label: '4 weeks', period: lastDays(28) },
  { label: 'All', period: ALL_ORDERS },
];
const FIRST = dayjs(ALL_ORDERS.from);
const LAST = dayjs(ALL_ORDERS.to);

function findError(date: Dayjs | null) {
  if (!date?.isValid()) {
    return 'Enter a complete date.';
  }
  return date.isBefore(FIRST, 'day') || date.isAfter(LAST, 'day')
    ? `Choose a date from ${formatPeriod(ALL_ORDERS)}.`
    : null;
}

interface Props {
  readonly period: Period;
  /** Called with complete and valid periods only. */
  readonly onChange: (period: Period) => void;
}

export function PeriodFilter({ period, onChange }: Props) {
  // The dates as typed, which may be incomplete.
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs(period.from));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs(period.to));
  const fromError = findError(from);
  const isReversed = Boolean(from && to?.isBefore(from, 'day'));
  const toError = findError(to) ?? (isReversed ? 'The end is before the start.' : null);
  // No common period is selected while a date is wrong, so that each of them can be chosen again.
  const preset = PRESETS.find(
    (each) => !fromError && !toError && formatPeriod(each.period) === formatPeriod(period),
  );

  const change = (nextFrom: Dayjs | null, nextTo: Dayjs | null) => {
    setFrom(nextFrom);
    setTo(nextTo);
    const isComplete = !findError(nextFrom) && !findError(nextTo);
    if (nextFrom && nextTo && isComplete && !nextTo.isBefore(nextFrom, 'day')) {
      onChange({ from: toIsoDay(nextFrom), to: toIsoDay(nextTo) });
    }
  };
  const fieldProps = (error: string | null) => ({
    openPickerButton: { edge: 'end' as const },
    textField: { size: 'small' as const, error: Boolean(error), helperText: error ?? ' ' },
  });
  const limits = { minDate: FIRST, maxDate: LAST };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Period"
        id="rootstock-period"
        sx={{
          display: 'grid',
          gap: 2,
          rowGap: { xs: 2, md: 1 },
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '200px 200px', lg: 'auto 200px 200px' },
          scrollMarginTop: 72,
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Common periods"
          value={preset?.label ?? null}
          onChange={(_, label: string | null) => {
            const next = PRESETS.find((each) => each.label === label)?.period;
            if (next) {
              change(dayjs(next.from), dayjs(next.to));
            }
          }}
          sx={{
            gridColumn: { sm: '1 / -1', lg: 'auto' },
            '& .MuiToggleButton-root': { px: 2, textTransform: 'none' },
          }}
        >
          {PRESETS.map(({ label }) => (
            <ToggleButton key={label} value={label}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker
          label="From"
          value={from}
          onChange={(date) => change(date, to)}
          slotProps={fieldProps(fromError)}
          {...limits}
        />
        <DatePicker
          label="To"
          value={to}
          onChange={(date) => change(from, date)}
          slotProps={fieldProps(toError)}
          {...limits}
        />
      </Box>
    </LocalizationProvider>
  );
}
