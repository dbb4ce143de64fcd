import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const offers = ['2025-03-28', '2025-04-17', '2025-04-20', '2025-06-02'].map((day) => dayjs(day));

function Offers() {
  const [chosen, setChosen] = React.useState<Dayjs | null>(null);

  const { validationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: chosen,
    timezone: 'default',
    props: {
      minDate: dayjs('2025-04-01'),
      maxDate: dayjs('2025-05-31'),
      shouldDisableDate: (date: Dayjs) => date.day() === 0,
      disablePast: false,
      disableFuture: false,
    },
  });

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {offers.map((offer) => (
          <Chip
            key={offer.valueOf()}
            label={offer.format('MMM D')}
            color={getValidationErrorForNewValue(offer) === null ? 'primary' : 'default'}
            onClick={() => setChosen(offer)}
          />
        ))}
      </Stack>
      <Typography variant="body2" role="status">
        {validationError ? `Error: ${validationError}` : 'No error'}
      </Typography>
    </Stack>
  );
}

export default function CheckWithoutField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Offers />
    </LocalizationProvider>
  );
}
