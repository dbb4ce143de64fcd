import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function TimeOnBothDevices() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-04-17T06:50'));
  const shared = { value, onChange: setValue, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimePicker {...shared} label="As the device" />
        <DesktopTimePicker {...shared} label="Popup" />
        <MobileTimePicker {...shared} label="Dialog" getOpenDialogAriaText={() => 'Open dialog'} />
      </Stack>
    </LocalizationProvider>
  );
}
