import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const pickUp = dayjs('2025-04-17T16:30');

const fit = { width: 'fit-content', mx: 0 };

export default function TwelveAndTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 233 }}>
        <DigitalClock ampm={false} defaultValue={pickUp} sx={{ width: 80 }} />
        <MultiSectionDigitalClock
          ampm={false}
          aria-label="24 hours"
          defaultValue={pickUp}
          sx={fit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
