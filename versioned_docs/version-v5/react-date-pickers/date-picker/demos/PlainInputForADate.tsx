import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PlainInputForADate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        value={day}
        onChange={setDay}
        renderInput={({ inputRef, inputProps, InputProps, label, error }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <label>
              {label}{' '}
              <input ref={inputRef} {...inputProps} aria-invalid={error} style={{ width: 110 }} />
            </label>
            {InputProps?.endAdornment}
          </Box>
        )}
      />
    </LocalizationProvider>
  );
}
