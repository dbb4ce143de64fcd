import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/Denver';
const morning = dayjs.tz('2025-04-17T09:00', zone);

const inDenver = (theme: Theme) =>
  createTheme(theme, {
    components: { MuiDateTimePicker: { defaultProps: { timezone: zone } } },
  });

export default function OneZoneForEveryone() {
  const [landing, setLanding] = React.useState<Dayjs | null>(null);

  return (
    <ThemeProvider theme={inDenver}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: 300 }}>
          <DateTimePicker
            label="Landing, Denver time"
            referenceDate={morning}
            value={landing}
            onChange={setLanding}
          />
          <Typography variant="body2" role="status">
            {landing?.isValid() ? `${landing.format()} is ${landing.toISOString()}` : 'Empty'}
          </Typography>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
