import * as React from 'react';
import dayjs from 'dayjs';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const electionYears = new Set(['2013', '2017', '2021', '2025']);

const YearButton = React.forwardRef<
  HTMLButtonElement,
  ButtonBaseProps & { ownerState?: { isYearSelected: boolean } }
>(function YearButton({ ownerState, ...props }, ref) {
  const selected = ownerState?.isYearSelected;
  return (
    <ButtonBase
      {...props}
      ref={ref}
      sx={{
        typography: 'subtitle1',
        width: 72,
        height: 36,
        borderRadius: 5,
        bgcolor: selected ? 'primary.main' : undefined,
        color: selected ? 'primary.contrastText' : 'text.primary',
        // The year is the text of the button.
        border: electionYears.has(String(props.children)) ? 2 : 0,
        borderColor: selected ? 'text.primary' : 'primary.main',
        '&:focus-visible': { outline: 2, outlineOffset: 1 },
      }}
    />
  );
});

// Outside the component: the same object in each render.
const slots = { yearButton: YearButton };

export default function ElectionYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2027-12-31')}
        defaultValue={dayjs('2024-01-01')}
        slots={slots}
        sx={{ width: '100%', maxWidth: 320, minWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
