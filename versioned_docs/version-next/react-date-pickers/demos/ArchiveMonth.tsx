import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const first = dayjs('2012-04-01');
const last = dayjs('2025-02-28');

export default function ArchiveMonth() {
  const [month, setMonth] = React.useState<Dayjs>(dayjs('2019-10-01'));
  const shared = { value: month, onChange: setMonth, minDate: first, maxDate: last };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack useFlexGap direction="row" spacing={2} sx={{ flexWrap: 'wrap', maxWidth: 640 }}>
        <div>
          <Typography id="archive-year">Year</Typography>
          <YearCalendar
            {...shared}
            gridLabelId="archive-year"
            yearsOrder="desc"
            sx={{ width: 280, maxHeight: 'none' }}
          />
        </div>
        <div>
          <Typography id="archive-month">Month</Typography>
          <MonthCalendar {...shared} gridLabelId="archive-month" sx={{ width: 280 }} />
        </div>
        <Typography role="status" sx={{ width: '100%' }}>
          Parish register of {month.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
