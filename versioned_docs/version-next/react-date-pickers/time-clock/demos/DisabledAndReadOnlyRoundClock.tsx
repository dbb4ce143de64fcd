import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const modes = ['normal', 'readOnly', 'disabled'];

export default function DisabledAndReadOnlyRoundClock() {
  const [mode, setMode] = React.useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the clock"
          value={mode}
          onChange={(_, newMode: string | null) => newMode && setMode(newMode)}
        >
          {modes.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          defaultValue={dayjs('2025-04-17T06:30')}
          ampm={false}
          readOnly={mode === 'readOnly'}
          disabled={mode === 'disabled'}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
