import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-04-01');
const lastDay = dayjs('2025-05-31');

// The picker and the chips use the same rule.
const isRefused = (date: Dayjs) =>
  date.day() === 0 || date.isBefore(firstDay, 'day') || date.isAfter(lastDay, 'day');

const offers = ['2025-03-28', '2025-04-17', '2025-04-20', '2025-06-02'].map((day) => dayjs(day));

export default function CheckWithoutField() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {offers.map((offer) => (
            <Chip
              key={offer.valueOf()}
              label={offer.format('MMM D')}
              color={isRefused(offer) ? 'default' : 'primary'}
              onClick={() => setDate(offer)}
            />
          ))}
        </Stack>
        <DatePicker
          label="Tour"
          value={date}
          onChange={setDate}
          minDate={firstDay}
          maxDate={lastDay}
          referenceDate={firstDay}
          shouldDisableDate={isRefused}
          onError={setError}
        />
        <Typography variant="body2" role="status">
          Error: {String(error)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
