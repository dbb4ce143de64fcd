import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

const disabledInputs = (startProps: TextFieldProps, endProps: TextFieldProps) => (
  <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
    <TextField {...startProps} label="Disabled, start" />
    <TextField {...endProps} label="Disabled, end" />
  </Stack>
);

const readOnlyInputs = (startProps: TextFieldProps, endProps: TextFieldProps) => (
  <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
    <TextField
      {...startProps}
      label="Read-only, start"
      inputProps={{ ...startProps.inputProps, readOnly: true }}
    />
    <TextField
      {...endProps}
      label="Read-only, end"
      inputProps={{ ...endProps.inputProps, readOnly: true }}
    />
  </Stack>
);

export default function DisabledRanges() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-07-14'),
    dayjs('2023-07-21'),
  ]);
  const shared = { value: range, onChange: setRange };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker {...shared} disabled renderInput={disabledInputs} />
        <DateRangePicker {...shared} readOnly renderInput={readOnlyInputs} />
        <DateRangePicker
          value={range}
          onChange={([, end]) => setRange([range[0], end])}
          renderInput={(startProps, endProps) => (
            <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
              <TextField
                {...startProps}
                label="Fixed start"
                disabled
                inputProps={{ ...startProps.inputProps, disabled: true }}
                onClick={undefined}
              />
              <TextField {...endProps} label="Free end" />
            </Stack>
          )}
        />
      </Stack>
    </LocalizationProvider>
  );
}
