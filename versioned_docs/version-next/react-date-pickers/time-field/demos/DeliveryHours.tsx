import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2000-01-01T08:00');
const closes = dayjs('2000-01-01T18:00');

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'Deliveries start at 08:00',
  maxTime: 'Deliveries end at 18:00',
  minutesStep: 'Choose a full quarter of an hour',
};

export default function DeliveryHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField
          label="Delivery"
          ampm={false}
          defaultValue={dayjs('2025-04-17T07:45')}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          onError={setError}
          helperText={error ? messages[error] : '08:00 to 18:00'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
