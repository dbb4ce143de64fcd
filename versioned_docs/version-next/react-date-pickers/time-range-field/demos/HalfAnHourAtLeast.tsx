import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function HalfAnHourAtLeast() {
  const [slot, setSlot] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T10:00'),
    dayjs('2025-04-17T10:15'),
  ]);
  const [start, end] = slot;
  const minutes = start && end ? end.diff(start, 'minute') : null;
  const isTooShort = minutes !== null && minutes >= 0 && minutes < 30;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        ampm={false}
        sx={{ maxWidth: 360 }}
        value={slot}
        onChange={(newSlot) => setSlot(newSlot)}
        minTime={dayjs('2025-04-17T08:00')}
        maxTime={dayjs('2025-04-17T18:00')}
        minutesStep={15}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? { label: 'Meeting from', helperText: '8:00 to 18:00' }
              : {
                  label: 'Meeting until',
                  helperText: isTooShort ? 'At least 30 minutes' : ' ',
                  ...(isTooShort && { error: true }),
                },
        }}
      />
    </LocalizationProvider>
  );
}
