import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function MonthsOfAReport() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2023-04-01'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2023-09-30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
        <DatePicker
          label="First month"
          views={['year', 'month']}
          openTo="month"
          value={first}
          onChange={(month) => setFirst(month?.isValid() ? month.startOf('month') : month)}
          maxDate={last?.isValid() ? last : undefined}
          getOpenDialogAriaText={() => 'Choose the first month'}
          renderInput={renderInput}
        />
        <DatePicker
          label="Last month"
          views={['year', 'month']}
          openTo="month"
          value={last}
          onChange={(month) => setLast(month?.isValid() ? month.endOf('month') : month)}
          minDate={first?.isValid() ? first : undefined}
          getOpenDialogAriaText={() => 'Choose the last month'}
          renderInput={renderInput}
        />
      </Stack>
    </LocalizationProvider>
  );
}
