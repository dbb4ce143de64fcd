import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function DisabledTimes() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-04-17T06:50'));
  const shared = { value, onChange: setValue, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker {...shared} label="Disabled" disabled />
        <TimePicker {...shared} label="Read-only" readOnly />
        <TimePicker {...shared} label="Typed only" disableOpenPicker />
      </Stack>
    </LocalizationProvider>
  );
}
