import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

const narrow = { maxWidth: 312, [`& .${dayCalendarClasses.root}`]: { minWidth: 0, width: '100%' } };

export default function DragEitherEnd() {
  const [dragging, setDragging] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={dragging} onChange={(event, on) => setDragging(on)} />}
          label="Allow dragging"
        />
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-07-08'), dayjs('2025-07-17')]}
          disableDragEditing={!dragging}
          sx={narrow}
        />
      </Stack>
    </LocalizationProvider>
  );
}
