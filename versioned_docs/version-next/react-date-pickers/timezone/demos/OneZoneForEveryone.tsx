import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const zone = 'America/Denver';

const inDenver = (theme: Theme) =>
  createTheme(theme, {
    components: { MuiDateTimePicker: { defaultProps: { timezone: zone } } },
  });

export default function OneZoneForEveryone() {
  const [landing, setLanding] = React.useState<DateTime | null>(null);

  return (
    <ThemeProvider theme={inDenver}>
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
        <Stack spacing={2} sx={{ width: 300 }}>
          <DateTimePicker
            label="Landing, Denver time"
            referenceDate={DateTime.fromISO('2025-04-17T09:00', { zone })}
            value={landing}
            onChange={setLanding}
          />
          <Typography variant="body2" role="status">
            {landing?.isValid ? `${landing.toISO()} is ${landing.toUTC().toISO()}` : 'Empty'}
          </Typography>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
