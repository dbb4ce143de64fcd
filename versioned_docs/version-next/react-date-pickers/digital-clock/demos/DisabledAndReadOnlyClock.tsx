import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const pickUp = dayjs('2025-04-17T16:30');

const fit = { width: 'fit-content', mx: 0 };

export default function DisabledAndReadOnlyClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 233 }}>
        <MultiSectionDigitalClock
          aria-label="Disabled"
          ampm={false}
          defaultValue={pickUp}
          disabled
          sx={fit}
        />
        <MultiSectionDigitalClock
          aria-label="Read-only"
          ampm={false}
          defaultValue={pickUp}
          readOnly
          sx={fit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
