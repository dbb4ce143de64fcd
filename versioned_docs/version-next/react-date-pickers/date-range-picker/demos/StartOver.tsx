import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

export default function StartOver() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-09-10'),
    dayjs('2025-09-24'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        rangePosition={position}
        onRangePositionChange={setPosition}
        value={range}
        // `position` is still the one that was clicked, not the next one.
        onChange={([start, end]) => setRange([start, open && position === 'start' ? null : end])}
      />
    </LocalizationProvider>
  );
}
