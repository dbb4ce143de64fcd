import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const names = ['showDaysOutsideCurrentMonth', 'fixedWeekNumber', 'displayWeekNumber'] as const;

export default function SixWeeksWithNumbers() {
  const [on, setOn] = React.useState<readonly string[]>(names);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <FormGroup>
          {names.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Switch size="small" checked={on.includes(name)} />}
              onChange={(_, checked) =>
                setOn(checked ? [...on, name] : on.filter((other) => other !== name))
              }
            />
          ))}
        </FormGroup>
        <DateCalendar
          defaultValue={dayjs('2026-02-12')}
          showDaysOutsideCurrentMonth={on.includes('showDaysOutsideCurrentMonth')}
          fixedWeekNumber={on.includes('fixedWeekNumber') ? 6 : undefined}
          displayWeekNumber={on.includes('displayWeekNumber')}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
