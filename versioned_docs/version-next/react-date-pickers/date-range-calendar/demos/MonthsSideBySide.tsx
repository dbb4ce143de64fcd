import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

type Place = 1 | 2 | 3;

const scroll = { maxWidth: '100%', overflowX: 'auto' };
const narrow = { [`& .${dayCalendarClasses.root}`]: { minWidth: 280 } };

export default function MonthsSideBySide() {
  const [place, setPlace] = React.useState<Place>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Place of July"
          value={place}
          onChange={(event, next: Place | null) => setPlace(next ?? place)}
        >
          <ToggleButton value={1}>July first</ToggleButton>
          <ToggleButton value={2}>Second</ToggleButton>
          <ToggleButton value={3}>Third</ToggleButton>
        </ToggleButtonGroup>
        <Stack sx={scroll}>
          <DateRangeCalendar
            calendars={3}
            currentMonthCalendarPosition={place}
            referenceDate={dayjs('2025-07-01')}
            sx={narrow}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
