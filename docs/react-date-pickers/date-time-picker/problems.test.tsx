import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { DateCalendar, DesktopDateTimePicker, DigitalClock } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, button, day, nameOf, setup } from '@site/tests/problems/pickers';

problem('date-time-button-lacks-time', { needs: { DesktopDateTimePicker } }, (version) => {
  const value = dayjs('2025-04-17T09:30');
  setup(version, DesktopDateTimePicker, { [version === 'v5' ? 'value' : 'defaultValue']: value });
  const name = nameOf(button(/choose date/i));
  expect(name).toContain('Apr 17, 2025');
  return { observed: name.includes('9:30'), faulty: false, correct: true };
});

problem(
  'date-time-picker-without-clocks-never-accepts',
  { needs: { DesktopDateTimePicker, DateCalendar } },
  async (version) => {
    const { calls, user } = setup(version, DesktopDateTimePicker, {
      closeOnSelect: true,
      defaultValue: dayjs('2025-04-17T09:30'),
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await user.click(button(/choose date/i));
    await user.click(day('18'));
    expect(calls('close')).toHaveLength(1);
    return { observed: calls('accept'), faulty: [], correct: ['accept 2025-04-18 09:30'] };
  },
);

problem(
  'date-time-picker-closes-before-day',
  { needs: { DesktopDateTimePicker, DigitalClock } },
  async (version) => {
    const { calls, user } = setup(version, DesktopDateTimePicker, {
      ampm: false,
      referenceDate: april17,
    });
    await user.click(button(/choose date/i));
    await user.click(screen.getByRole('option', { name: '45 minutes' }));
    expect(calls('change')).toEqual(['change 2025-04-17 00:45']);
    return { observed: calls('close').length, faulty: 1, correct: 0 };
  },
);
