import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function DateOnBothDevices() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-04-17'));
  const shared = { value: day, onChange: setDay, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker {...shared} label="As the device" />
        <DesktopDatePicker {...shared} label="Popup" />
        <MobileDatePicker {...shared} label="Dialog" getOpenDialogAriaText={() => 'Open dialog'} />
      </Stack>
    </LocalizationProvider>
  );
}
