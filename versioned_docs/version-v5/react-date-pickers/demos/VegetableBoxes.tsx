import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const boxes: Record<string, number> = { '2023-09-06': 2, '2023-09-13': 1, '2023-09-20': 3 };

function renderDay(day: Dayjs, _selected: Dayjs[], { key, ...props }: PickersDayProps<Dayjs>) {
  const count = boxes[day.format('YYYY-MM-DD')];
  return (
    <Badge key={key} overlap="circular" color="primary" badgeContent={count}>
      <PickersDay {...props} aria-label={count ? `${day.date()}, boxes: ${count}` : undefined} />
    </Badge>
  );
}

export default function VegetableBoxes() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-09-13'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <CalendarPicker date={day} onChange={setDay} renderDay={renderDay} views={['day']} />
    </LocalizationProvider>
  );
}
