import dayjs from 'dayjs';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRtl } from '@mui/system/RtlProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

const steps = [
  { label: 'Previous year', months: -12, Icon: KeyboardDoubleArrowLeftIcon },
  { label: 'Previous month', months: -1, Icon: ChevronLeftIcon },
  { label: 'Next month', months: 1, Icon: ChevronRightIcon },
  { label: 'Next year', months: 12, Icon: KeyboardDoubleArrowRightIcon },
];

function YearArrowsHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId, className } = props;
  const isRtl = useRtl();
  const buttons = steps.map(({ label, months, Icon }) => {
    const month = currentMonth.add(months, 'month');
    return (
      <IconButton
        key={label}
        size="small"
        aria-label={label}
        disabled={month.isBefore(minDate, 'month') || month.isAfter(maxDate, 'month')}
        onClick={() => onMonthChange(month)}
      >
        <Icon sx={{ transform: isRtl ? 'scaleX(-1)' : undefined }} />
      </IconButton>
    );
  });

  return (
    <Stack direction="row" className={className} sx={{ alignItems: 'center', px: 2, py: 1 }}>
      {buttons.slice(0, 2)}
      <Typography id={labelId} aria-live="polite" sx={{ flexGrow: 1, textAlign: 'center' }}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {buttons.slice(2)}
    </Stack>
  );
}

// Outside the component: the same object in each render.
const slots = { calendarHeader: YearArrowsHeader };

export default function HeaderWithYearArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        views={['day']}
        slots={slots}
        sx={{ width: '100%', maxWidth: 320, minWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
