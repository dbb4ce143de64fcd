import * as React from 'react';
import dayjs from 'dayjs';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** A word for the icon; `children` would be the icon. */
const ClearWord = React.forwardRef<HTMLButtonElement, ButtonProps>(function ClearWord(
  { onClick, className },
  ref,
) {
  return (
    <Button ref={ref} size="small" onClick={onClick} className={className}>
      Remove
    </Button>
  );
});

const slots = { clearButton: ClearWord };
const slotProps = { field: { clearable: true } };

export default function ResetInsteadOfClear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Reminder"
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
