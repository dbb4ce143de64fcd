import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function MobileCallbackLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [...lines, line].slice(-7));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <MobileDateTimePicker
          label="Pick-up"
          defaultValue={dayjs('2025-04-17T09:30')}
          onOpen={() => add('onOpen')}
          onViewChange={(view) => add(`onViewChange ${view}`)}
          onChange={(date) => add(`onChange ${print(date)}`)}
          onAccept={(date) => add(`onAccept ${print(date)}`)}
          onClose={() => add('onClose')}
          sx={{ width: 260 }}
        />
        <Typography
          component="pre"
          variant="body2"
          role="log"
          aria-label="Calls, the latest last"
          sx={{
            m: 0,
            width: 340,
            maxWidth: '100%',
            height: 180,
            whiteSpace: 'pre-wrap',
            fontFamily: 'monospace',
            fontSize: 13,
          }}
        >
          {log.join('\n') || 'No calls yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function print(date: Dayjs | null) {
  return date?.format('YYYY-MM-DD HH:mm') ?? 'null';
}
