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
  const nextPosition = React.useRef<RangePosition>('start');

  const changePosition = (next: RangePosition) => {
    nextPosition.current = next;
    setPosition(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Report from', end: 'to' }}
        rangePosition={position}
        onRangePositionChange={changePosition}
        value={range}
        onChange={([start, end]) => {
          // A click on a start moves on to the end in the same event; keys in the field do not.
          const isNewStart = position === 'start' && nextPosition.current === 'end';
          setRange([start, isNewStart ? null : end]);
        }}
      />
    </LocalizationProvider>
  );
}
