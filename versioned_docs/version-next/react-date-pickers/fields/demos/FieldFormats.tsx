import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const printed = dayjs('2025-04-07');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Month by name" format="D MMMM YYYY" defaultValue={printed} />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={printed} />
        <DateField
          label="Without leading zeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={printed}
        />
        <DateField label="Text between" format="[Day] D [of] MMMM" defaultValue={printed} />
      </Stack>
    </LocalizationProvider>
  );
}
