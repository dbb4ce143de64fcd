import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const saved = { start: '2025-04-17T23:40', end: '2025-04-18T01:10' };

export default function PowerCut() {
  const [cut, setCut] = React.useState<DateRange<Dayjs>>([dayjs(saved.start), dayjs(saved.end)]);
  const [start, end] = cut;
  const minutes = start && end ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420, alignItems: 'flex-start' }}>
        <SingleInputDateTimeRangeField
          label="Power cut"
          fullWidth
          ampm={false}
          format="DD/MM HH:mm"
          clearable
          value={cut}
          onChange={(newCut) => setCut(newCut)}
        />
        <Button
          variant="outlined"
          disabled={!start?.isValid()}
          onClick={() => setCut([start, start && start.add(1, 'hour')])}
        >
          One hour
        </Button>
        <Typography variant="body2" role="status">
          {minutes > 0 ? `${minutes} minutes without power` : 'Enter the start and the end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
