import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function DateInThePage() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-04-17'));
  const shared = { label: 'Harvest', value: day, onChange: setDay, renderInput };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} direction={{ xs: 'column', lg: 'row' }} sx={{ alignItems: 'flex-start' }}>
        <StaticDatePicker {...shared} />
        <StaticDatePicker {...shared} displayStaticWrapperAs="desktop" />
      </Stack>
    </LocalizationProvider>
  );
}
