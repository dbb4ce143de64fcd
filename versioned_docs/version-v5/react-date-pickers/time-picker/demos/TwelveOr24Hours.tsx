import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function TwelveOr24Hours() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-04-17T18:50'));
  const shared = { value, onChange: setValue, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker {...shared} label="As the locale" />
        <TimePicker {...shared} label="12 hours" ampm />
        <TimePicker {...shared} label="24 hours" ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
