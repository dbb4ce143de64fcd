import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function KeepValidDatesOnly() {
  // What the rest of the application sees. The picker keeps what people are typing.
  const [saved, setSaved] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Delivery"
          defaultValue={saved}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-12-31')}
          onChange={(date, { validationError }) => {
            if (date !== null && validationError === null) {
              setSaved(date);
            }
          }}
        />
        <Typography variant="body2" role="status">
          Saved: {saved?.format('YYYY-MM-DD') ?? 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
