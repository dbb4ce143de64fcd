import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  LocalizationProvider,
  SingleInputTimeRangeField,
} from '@mui/x-date-pickers-pro';

export default function CampingSeason() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', minWidth: 0 }}>
        <div style={{ position: 'relative' }}>
          <DateRangeCalendar
            calendars={1}
            minDate={dayjs('2024-05-01')}
            maxDate={dayjs('2024-09-30')}
            defaultValue={[dayjs('2024-08-05'), dayjs('2024-08-14')]}
          />
        </div>
        <SingleInputTimeRangeField
          label="Reception open, from – to"
          ampm={false}
          defaultValue={[dayjs('2024-08-05T08:30'), dayjs('2024-08-05T20:00')]}
          sx={{ width: 260, alignSelf: 'flex-start' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
