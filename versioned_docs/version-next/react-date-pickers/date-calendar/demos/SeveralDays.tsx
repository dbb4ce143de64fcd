import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const ChosenContext = React.createContext<ReadonlySet<string>>(new Set());

function ChosenDay(props: PickersDayProps) {
  const chosen = React.useContext(ChosenContext);
  const selected = !props.outsideCurrentMonth && chosen.has(props.day.format('YYYY-MM-DD'));
  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

const slots = { day: ChosenDay };

export default function SeveralDays() {
  const [chosen, setChosen] = React.useState<ReadonlySet<string>>(
    new Set(['2025-06-10', '2025-06-12', '2025-06-24']),
  );

  const toggle = (date: Dayjs | null) => {
    const next = new Set(chosen);
    const key = date?.format('YYYY-MM-DD') ?? '';
    if (!next.delete(key)) {
      next.add(key);
    }
    setChosen(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <ChosenContext.Provider value={chosen}>
          <DateCalendar
            views={['day']}
            value={null}
            referenceDate={dayjs('2025-06-01')}
            onChange={toggle}
            slots={slots}
            sx={{ width: '100%' }}
          />
        </ChosenContext.Provider>
        <Typography variant="body2" role="status">
          Shifts: {chosen.size}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
