import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses as classes } from '@mui/x-date-pickers/PickersLayout';

const buttonsFirst = {
  [`& .${classes.toolbar}`]: { gridRow: 1, gridColumn: '1 / 4' },
  [`& .${classes.actionBar}`]: {
    gridRow: 2,
    gridColumn: '1 / 4',
    borderBottom: 1,
    borderColor: 'divider',
  },
  [`& .${classes.contentWrapper}`]: { gridRow: 3, gridColumn: '1 / 4' },
};

export default function ActionBarAtTheTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Beehive check"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          actionBar: { actions: ['today', 'clear'] },
          layout: { sx: buttonsFirst },
        }}
      />
    </LocalizationProvider>
  );
}
