import * as React from 'react';
import { DateTime, Settings } from 'luxon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Luxon counts from Monday, 1, to Sunday, 7. The setting applies to the whole application.
const weekFrom = (firstDay: 1 | 7) => {
  Settings.defaultWeekSettings = { firstDay, minimalDays: firstDay === 1 ? 4 : 1, weekend: [6, 7] };
};
weekFrom(1);

const harvest = DateTime.fromISO('2025-04-07');

export default function LuxonWeekStart() {
  const [firstDay, setFirstDay] = React.useState<1 | 7>(1);

  const choose = (_: React.MouseEvent, next: 1 | 7 | null) => {
    if (next) {
      weekFrom(next);
      setFirstDay(next);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          aria-label="First day of the week"
          exclusive
          size="small"
          value={firstDay}
          onChange={choose}
        >
          <ToggleButton value={1}>Monday</ToggleButton>
          <ToggleButton value={7}>Sunday</ToggleButton>
        </ToggleButtonGroup>
        <DateCalendar key={firstDay} defaultValue={harvest} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
