import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function WarrantyPeriod() {
  const [warranty, setWarranty] = React.useState<DateRange<Dayjs>>([dayjs('2025-03-14'), null]);
  const [start] = warranty;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <MultiInputDateRangeField
          value={warranty}
          onChange={(newWarranty) => setWarranty(newWarranty)}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Bought on' : 'Warranty until',
            }),
          }}
        />
        <Stack direction="row" spacing={2}>
          <Button
            variant="outlined"
            disabled={!start?.isValid()}
            onClick={() => setWarranty([start, start && start.add(2, 'year')])}
          >
            Two years
          </Button>
          <Button variant="outlined" onClick={() => setWarranty([null, null])}>
            Clear
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
