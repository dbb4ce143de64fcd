import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const lap = dayjs('2025-04-17T16:30:45');

const fit = { width: 'fit-content', mx: 0 };

export default function ColumnsOfUnits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', minHeight: 233 }}>
        <MultiSectionDigitalClock
          aria-label="Hours, minutes and seconds"
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={lap}
          sx={fit}
        />
        <MultiSectionDigitalClock
          aria-label="Minutes and seconds"
          views={['minutes', 'seconds']}
          defaultValue={lap}
          sx={fit}
        />
        <MultiSectionDigitalClock
          aria-label="Hours"
          views={['hours']}
          defaultValue={lap}
          sx={fit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
