import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const saved = { from: '2025-08-04', to: null as string | null };

const parse = (text: string | null) => (text === null ? null : dayjs(text));
const print = (date: Dayjs | null) => (date?.isValid() ? date.format('YYYY-MM-DD') : 'not set');

export default function ReportPeriod() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    parse(saved.from),
    parse(saved.to),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Report"
          value={period}
          onChange={(newPeriod) => setPeriod(newPeriod)}
        />
        <Stack direction="row" spacing={2}>
          <Button
            variant="outlined"
            onClick={() => setPeriod([dayjs('2025-08-01'), dayjs('2025-08-31')])}
          >
            August
          </Button>
          <Button variant="outlined" onClick={() => setPeriod([null, null])}>
            Clear
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          From: {print(period[0])}, to: {print(period[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
