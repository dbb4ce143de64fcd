import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const pickUp = dayjs('2025-04-17T16:00');
const coarse = { hours: 2, minutes: 20 };

const fit = { width: 'fit-content', mx: 0 };

export default function StepsOfTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 233 }}>
        <DigitalClock timeStep={60} ampm={false} defaultValue={pickUp} sx={{ width: 80 }} />
        <MultiSectionDigitalClock
          aria-label="Every second hour"
          timeSteps={coarse}
          ampm={false}
          defaultValue={pickUp}
          sx={fit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
