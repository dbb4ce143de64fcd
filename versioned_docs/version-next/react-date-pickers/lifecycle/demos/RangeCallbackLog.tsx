import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function RangeCallbackLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [...lines, line].slice(-7));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 310 }}>
        <SingleInputDateRangeField
          label="Shift plan"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-20')]}
          onChange={(range) => add(`onChange ${range.map(print).join(' to ')}`)}
          onError={([start, end]) => add(`onError ${start}, ${end}`)}
        />
        <Typography
          component="pre"
          dir="ltr"
          variant="body2"
          role="log"
          aria-label="Calls, the latest last"
          sx={{
            m: 0,
            maxWidth: '100%',
            height: 180,
            whiteSpace: 'pre-wrap',
            fontFamily: 'monospace',
            fontSize: 12,
          }}
        >
          {log.join('\n') || 'Change one day by keyboard'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

function print(date: Dayjs | null) {
  return date?.format('YYYY-MM-DD') ?? 'null';
}
