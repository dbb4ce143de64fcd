import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const pickUp = dayjs('2025-04-17T16:30');

const fit = { width: 'fit-content', mx: 0 };

export default function ListAndColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 233 }}>
        <DigitalClock defaultValue={pickUp} sx={{ width: 110 }} />
        <MultiSectionDigitalClock defaultValue={pickUp} aria-label="Pick-up" sx={fit} />
      </Stack>
    </LocalizationProvider>
  );
}
