import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

function WeekdayToolbar({ titleId, className }: DatePickerToolbarProps) {
  const { value, view, setView } = usePickerContext<Dayjs | null, DateView>();

  return (
    <Stack direction="row" className={className} sx={{ alignItems: 'center', px: 3, pt: 2 }}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mr: 'auto' }}>
        {value?.isValid() ? value.format('dddd, MMMM D') : 'Choose a day'}
      </Typography>
      <Button onClick={() => setView(view === 'day' ? 'year' : 'day')}>
        {view === 'day' ? 'Years' : 'Days'}
      </Button>
    </Stack>
  );
}

// Outside the component: the same object in each render.
const slots = { toolbar: WeekdayToolbar };

export default function ToolbarWithWeekday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Rehearsal"
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
        slotProps={{ toolbar: { hidden: false } }}
      />
    </LocalizationProvider>
  );
}
