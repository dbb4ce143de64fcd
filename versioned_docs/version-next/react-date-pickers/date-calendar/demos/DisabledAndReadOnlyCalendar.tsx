import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const modes = ['normal', 'readOnly', 'disabled'];

export default function DisabledAndReadOnlyCalendar() {
  const [mode, setMode] = React.useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the calendar"
          value={mode}
          onChange={(_, newMode: string | null) => newMode && setMode(newMode)}
        >
          {modes.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          defaultValue={dayjs('2025-06-12')}
          readOnly={mode === 'readOnly'}
          disabled={mode === 'disabled'}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
