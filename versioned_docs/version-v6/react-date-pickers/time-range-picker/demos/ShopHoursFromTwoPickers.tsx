import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const SHORTEST = 15;

/** The first allowed end, or the start itself where the shortest range would reach past midnight. */
function earliestEnd(start: Dayjs): Dayjs {
  const end = start.add(SHORTEST, 'minute');
  return end.isSame(start, 'day') ? end : start;
}

export default function ShopHoursFromTwoPickers() {
  const [opens, setOpens] = React.useState<Dayjs | null>(dayjs('2025-04-17T09:00'));
  const [closes, setCloses] = React.useState<Dayjs | null>(dayjs('2025-04-17T18:00'));
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 480 }}>
        <TimePicker
          label="Opens at"
          ampm={false}
          value={opens}
          onChange={(time) => setOpens(time)}
          localeText={{ openTimePickerDialogue: () => 'Choose the opening time' }}
          slotProps={{ textField: { helperText: ' ' } }}
        />
        <TimePicker
          label="Closes at"
          ampm={false}
          value={closes}
          onChange={(time) => setCloses(time)}
          minTime={opens?.isValid() ? earliestEnd(opens) : undefined}
          onError={setError}
          localeText={{ openTimePickerDialogue: () => 'Choose the closing time' }}
          slotProps={{
            textField: {
              helperText:
                error === 'minTime' ? `Close at least ${SHORTEST} minutes after opening` : ' ',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
