import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function PlanAWorkshop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex w-70 max-w-full flex-col gap-4">
        <DatePicker label="Workshop day" defaultValue={dayjs('2025-09-18')} />
        <TimePicker label="Doors open" defaultValue={dayjs('2025-09-18T09:15')} />
        <DateTimePicker label="Sign up before" defaultValue={dayjs('2025-09-11T18:00')} />
      </div>
    </LocalizationProvider>
  );
}
