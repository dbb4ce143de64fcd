import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const opens = dayjs('2025-05-06T08:00');
const closes = dayjs('2025-05-06T18:00');

export default function ChooseATime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-05-06T14:30'));
  const shared = { value: time, onChange: setTime, minTime: opens, maxTime: closes, ampm: false };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex flex-wrap gap-6">
        <DigitalClock {...shared} className="w-30!" timeStep={30} skipDisabled />
        <TimeClock {...shared} className="pt-8!" minutesStep={5} showViewSwitcher />
      </div>
    </LocalizationProvider>
  );
}
