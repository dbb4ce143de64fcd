import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

const actions: PickersActionBarProps['actions'] = (variant) =>
  variant === 'desktop' ? ['clear'] : ['clear', 'cancel', 'accept'];

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function ActionsByDevice() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));
  const shared = {
    value: day,
    onChange: setDay,
    renderInput,
    componentsProps: { actionBar: { actions } },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DesktopDatePicker {...shared} label="Popup" />
        <MobileDatePicker {...shared} label="Dialog" getOpenDialogAriaText={() => 'Open dialog'} />
      </Stack>
    </LocalizationProvider>
  );
}
