import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2, type PickerDay2Props } from '@mui/x-date-pickers/PickerDay2';

/** Days of May 2025 on which the guide crosses the mud flats, with the hour of low tide. */
const walks: Record<string, string> = {
  '2025-05-03': '11:40',
  '2025-05-14': '9:15',
  '2025-05-17': '11:05',
  '2025-05-28': '8:30',
};
const walkOn = (day: Dayjs | null) => walks[day?.format('YYYY-MM-DD') ?? ''];

function WalkDay(props: PickerDay2Props) {
  const isWalk = Boolean(walkOn(props.day)) && !props.outsideCurrentMonth;
  return (
    <Badge variant="dot" overlap="circular" color="secondary" invisible={!isWalk}>
      <PickerDay2 {...props} />
    </Badge>
  );
}

export default function LowTideCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-05-14'));
  const hour = walkOn(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: '100%' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          views={['day']}
          slots={{ day: WalkDay }}
          sx={{ width: '100%' }}
        />
        <Typography role="status" sx={{ px: 3 }}>
          {hour ? `Guided walk at low tide, ${hour}` : 'No walk on this day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
