import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

interface ToolbarProps {
  parsedValue: Dayjs | null;
  isMobileKeyboardViewOpen: boolean;
  toggleMobileKeyboardView: () => void;
}

function WeekdayToolbar(props: ToolbarProps) {
  const { parsedValue, isMobileKeyboardViewOpen, toggleMobileKeyboardView } = props;
  return (
    <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="h6" component="p">
        {parsedValue?.format('dddd') ?? 'No day'}
      </Typography>
      <Button onClick={toggleMobileKeyboardView}>
        {isMobileKeyboardViewOpen ? 'Calendar' : 'Type'}
      </Button>
    </Stack>
  );
}

export default function ToolbarWithTheWeekday() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        label="Market day"
        value={day}
        onChange={setDay}
        ToolbarComponent={WeekdayToolbar}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
