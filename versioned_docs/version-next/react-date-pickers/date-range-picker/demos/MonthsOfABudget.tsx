import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthsOfABudget() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2025-04-01'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2025-09-30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 520 }}>
        <DatePicker
          label="First month"
          views={['year', 'month']}
          openTo="month"
          value={first}
          onChange={(month) => setFirst(month?.isValid() ? month.startOf('month') : month)}
          maxDate={last?.isValid() ? last : undefined}
          localeText={{ openDatePickerDialogue: () => 'Choose the first month' }}
        />
        <DatePicker
          label="Last month"
          views={['year', 'month']}
          openTo="month"
          value={last}
          onChange={(month) => setLast(month?.isValid() ? month.endOf('month') : month)}
          minDate={first?.isValid() ? first : undefined}
          localeText={{ openDatePickerDialogue: () => 'Choose the last month' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
