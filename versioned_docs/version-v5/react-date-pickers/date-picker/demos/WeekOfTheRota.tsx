import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

export default function WeekOfTheRota() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-04-19'));

  const renderDay = (date: Dayjs, selected: Dayjs[], props: PickersDayProps<Dayjs>) => {
    const { key, ...dayProps } = props;
    const inWeek = selected.some((chosen) => chosen.isSame(date, 'week'));
    return (
      <PickersDay
        key={key}
        {...dayProps}
        disableMargin
        sx={{
          px: 2.25,
          borderRadius: 0,
          ...(inWeek && !dayProps.selected && { bgcolor: 'action.selected' }),
        }}
      />
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <CalendarPicker
        date={day}
        onChange={setDay}
        renderDay={renderDay}
        views={['day']}
        showDaysOutsideCurrentMonth
      />
    </LocalizationProvider>
  );
}
