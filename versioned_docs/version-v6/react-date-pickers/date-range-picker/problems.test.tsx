import dayjs from 'dayjs';
import { DesktopDateRangePicker, MultiInputDateRangeField } from '@mui/x-date-pickers-pro';
import { day, input, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem(
  'range-day-loses-time',
  { needs: { DesktopDateRangePicker, MultiInputDateRangeField } },
  async (version) => {
    const { calls, user } = setup(version, DesktopDateRangePicker, {
      calendars: 1,
      defaultValue: [dayjs('2025-04-10T09:00'), dayjs('2025-04-12T09:00')],
      slots: { field: MultiInputDateRangeField },
    });
    await user.click(input());
    await user.click(day('11'));
    return {
      observed: calls('change'),
      faulty: ['change 2025-04-11/2025-04-12 09:00'],
      correct: ['change 2025-04-11 09:00/2025-04-12 09:00'],
    };
  },
);
