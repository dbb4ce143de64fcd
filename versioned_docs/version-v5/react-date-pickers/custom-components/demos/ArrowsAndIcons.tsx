import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import EastIcon from '@mui/icons-material/East';
import EditCalendarIcon from '@mui/icons-material/EditCalendar';
import WestIcon from '@mui/icons-material/West';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const components = {
  OpenPickerIcon: EditCalendarIcon,
  LeftArrowIcon: WestIcon,
  RightArrowIcon: EastIcon,
};
const componentsProps = {
  leftArrowButton: { color: 'primary' },
  rightArrowButton: { color: 'primary' },
};

export default function ArrowsAndIcons() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        value={day}
        onChange={setDay}
        components={components}
        componentsProps={componentsProps}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
