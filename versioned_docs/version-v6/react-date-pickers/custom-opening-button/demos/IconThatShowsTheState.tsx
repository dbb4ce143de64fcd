import * as React from 'react';
import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Outside the component: the same objects in each render.
const whenOpen = { openPickerIcon: ExpandLessIcon };
const whenClosed = { openPickerIcon: ExpandMoreIcon };

export default function IconThatShowsTheState() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Eye test"
        defaultValue={dayjs('2025-04-17')}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slots={open ? whenOpen : whenClosed}
      />
    </LocalizationProvider>
  );
}
