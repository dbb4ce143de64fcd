import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function ClockInThePage() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-04-17T06:50'));
  const shared = { label: 'Alarm', value, onChange: setValue, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} direction={{ xs: 'column', lg: 'row' }} sx={{ alignItems: 'flex-start' }}>
        <StaticTimePicker {...shared} />
        <StaticTimePicker {...shared} displayStaticWrapperAs="desktop" />
      </Stack>
    </LocalizationProvider>
  );
}
