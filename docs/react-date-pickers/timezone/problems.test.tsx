import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateCalendar, DateTimeField } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { input, setup, shown } from '@site/tests/problems/pickers';

beforeAll(() => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
});

problem(
  'utc-value-takes-displayed-zone',
  { needs: { DateTimeField, DateCalendar } },
  async (version) => {
    const zones: string[] = [];
    function Controlled(props: object) {
      const [value, setValue] = React.useState<unknown>(dayjs.utc('2025-04-17T15:30Z'));
      return (
        <DateTimeField
          {...props}
          ampm={false}
          timezone="Asia/Tokyo"
          value={value as ReturnType<typeof dayjs>}
          onChange={(date: ReturnType<typeof dayjs> | null) => {
            setValue(date);
            if (date?.isValid()) {
              zones.push(date.format('Z'));
            }
          }}
        />
      );
    }
    const { user } = setup(version, Controlled);
    await user.click(input());
    await user.keyboard('{Backspace}05');
    expect(shown()).toBe('05/18/2025 00:30');
    return { observed: zones, faulty: ['+09:00'], correct: ['+00:00'] };
  },
);
