import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SectionsForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Harvest begins"
        enableAccessibleFieldDOMStructure
        referenceDate={dayjs('2025-09-01T08:00')}
      />
    </LocalizationProvider>
  );
}
