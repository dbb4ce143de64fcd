import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const harvest = dayjs('2025-04-07');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Zeros added" format="D/M/YYYY" defaultValue={harvest} />
        <DateField
          label="As the format says"
          format="D/M/YYYY"
          shouldRespectLeadingZeros
          defaultValue={harvest}
        />
      </Stack>
    </LocalizationProvider>
  );
}
