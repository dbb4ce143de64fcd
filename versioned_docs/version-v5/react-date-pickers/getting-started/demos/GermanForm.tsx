import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function GermanForm() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-12-06'));
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-12-06T16:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Termin" value={day} onChange={setDay} renderInput={renderInput} />
        <TimePicker label="Uhrzeit" value={time} onChange={setTime} renderInput={renderInput} />
      </Stack>
    </LocalizationProvider>
  );
}
