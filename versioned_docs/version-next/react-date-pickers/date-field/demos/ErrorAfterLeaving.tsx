import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function ErrorAfterLeaving() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const [editing, setEditing] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Date of the invoice"
          onError={setError}
          onFocus={() => setEditing(true)}
          onBlur={(event) => {
            // The focus may stay in the field, for example after Ctrl+A.
            if (!event.currentTarget.contains(event.relatedTarget)) {
              setEditing(false);
            }
          }}
          helperText={
            error !== null && !editing ? 'Enter a date from 1900 to 2099' : 'Month, day and year'
          }
          slotProps={{ textField: { error: editing ? false : undefined } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
