import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const choices: Record<string, TimeView[]> = {
  'With seconds': ['hours', 'minutes', 'seconds'],
  'Minutes only': ['minutes'],
};

export default function ClockViews() {
  const [choice, setChoice] = React.useState('With seconds');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Views"
          value={choice}
          onChange={(_, newChoice: string | null) => newChoice && setChoice(newChoice)}
        >
          {Object.keys(choices).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          defaultValue={dayjs('2025-04-17T06:30:15')}
          ampm={false}
          views={choices[choice]}
          showViewSwitcher
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
