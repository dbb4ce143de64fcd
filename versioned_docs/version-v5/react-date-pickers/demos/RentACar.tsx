import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function RentACar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-07-14'));
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2023-07-14T10:30'));
  const [back, setBack] = React.useState<Dayjs | null>(dayjs('2023-07-16T18:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Pick-up day" value={day} onChange={setDay} renderInput={renderInput} />
        <TimePicker
          label="Pick-up time"
          value={time}
          onChange={setTime}
          renderInput={renderInput}
        />
        <DateTimePicker label="Back by" value={back} onChange={setBack} renderInput={renderInput} />
      </Stack>
    </LocalizationProvider>
  );
}
