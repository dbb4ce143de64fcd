import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function DateTimeOnBothDevices() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-08-12T07:45'));
  const shared = { value, onChange: setValue, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker {...shared} label="As the device" />
        <DesktopDateTimePicker {...shared} label="Popup" />
        <MobileDateTimePicker
          {...shared}
          label="Dialog"
          getOpenDialogAriaText={() => 'Open dialog'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
