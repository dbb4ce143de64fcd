import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const WeekContext = React.createContext<Dayjs | null>(null);

const DayOfWeek = styled(PickersDay)(({ theme }) => ({
  '&[data-week="chosen"]': {
    borderRadius: 4,
    boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}`,
  },
}));

function WeekDay(props: PickersDayProps) {
  const week = React.useContext(WeekContext);
  const inWeek = week !== null && props.day.isSame(week, 'week');
  return (
    <DayOfWeek
      {...props}
      selected={false}
      aria-selected={inWeek}
      data-week={inWeek ? 'chosen' : undefined}
    />
  );
}

const slots = { day: WeekDay };

export default function WeekPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <WeekContext.Provider value={day}>
          <DateCalendar
            views={['day']}
            showDaysOutsideCurrentMonth
            value={day}
            onChange={setDay}
            slots={slots}
            sx={{ width: '100%' }}
          />
        </WeekContext.Provider>
        <Typography variant="body2" role="status">
          {day?.startOf('week').format('YYYY-MM-DD')} to {day?.endOf('week').format('YYYY-MM-DD')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
