import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const eight = dayjs('2025-04-17T08:00');
const twenty = dayjs('2025-04-17T20:00');

function findProblem([start, end]: DateRange<Dayjs>): string | null {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Choose both times';
  }
  const minutes = end.diff(start, 'minute');
  if (minutes < 0) {
    return 'The lesson ends before it begins';
  }
  return minutes < 30 ? 'At least 30 minutes' : null;
}

export default function LessonOfHalfAnHour() {
  const [lesson, setLesson] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T14:00'),
    dayjs('2025-04-17T14:15'),
  ]);
  const problem = findProblem(lesson);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Lesson"
        ampm={false}
        minTime={eight}
        maxTime={twenty}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        value={lesson}
        onChange={(newLesson) => setLesson(newLesson)}
        slotProps={{
          textField: {
            helperText: problem ?? '8:00 to 20:00',
            ...(problem !== null && { error: true }),
          },
        }}
      />
    </LocalizationProvider>
  );
}
