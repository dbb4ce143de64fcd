import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

function Entry({ label, timezone }: { label: string; timezone?: string }) {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <DateField
      label={label}
      timezone={timezone}
      value={value}
      onChange={setValue}
      helperText={value?.isValid() ? value.format() : 'Type a date'}
    />
  );
}

export default function DatesInUtc() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Entry label="Without timezone" />
        <Entry label="With timezone UTC" timezone="UTC" />
      </Stack>
    </LocalizationProvider>
  );
}
