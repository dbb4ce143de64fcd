import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

const narrow = { maxWidth: 312, [`& .${dayCalendarClasses.root}`]: { minWidth: 0, width: '100%' } };

export default function WhichEndIsNext() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Date to choose"
          value={position}
          onChange={(event, next: RangePosition | null) => setPosition(next ?? position)}
        >
          <ToggleButton value="start">First day</ToggleButton>
          <ToggleButton value="end">Last day</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-07-07'), dayjs('2025-07-18')]}
          rangePosition={position}
          onRangePositionChange={setPosition}
          sx={narrow}
        />
      </Stack>
    </LocalizationProvider>
  );
}
