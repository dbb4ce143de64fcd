import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dateFormats = {
  keyboardDate: 'YYYY-MM-DD',
  keyboardDateTime24h: 'YYYY-MM-DD HH:mm',
  monthAndYear: 'MMM YYYY',
};
const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function FormatsOfAnOffice() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20T18:30'));
  const shared = { value: day, onChange: setDay, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker {...shared} label="Received" />
        <DateTimePicker {...shared} label="Answered" ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
