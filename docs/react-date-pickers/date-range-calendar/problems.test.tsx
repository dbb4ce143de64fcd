import { fireEvent, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro';
import { problem } from '@site/tests/problems';
import { april17, day, setup } from '@site/tests/problems/pickers';

problem('reset-keeps-range-position', { needs: { DateRangeCalendar, DateCalendar } }, (version) => {
  const { calls, rerender } = setup(version, DateRangeCalendar, {
    calendars: 1,
    value: [april17, null],
    referenceDate: april17,
    defaultRangePosition: 'end',
  });
  rerender({ value: [null, null] });
  fireEvent.click(day('10'));
  return {
    observed: calls('change'),
    faulty: ['change null/2025-04-10'],
    correct: ['change 2025-04-10/null'],
  };
});

problem(
  'fixed-end-position-moves-start',
  { needs: { DateRangeCalendar, DateCalendar } },
  (version) => {
    const { calls } = setup(version, DateRangeCalendar, {
      calendars: 1,
      defaultValue: [april17, dayjs('2025-04-20')],
      rangePosition: 'end',
    });
    fireEvent.click(day('3'));
    const [change = 'change 2025-04-17'] = calls('change');
    return {
      observed: change.startsWith('change 2025-04-17'),
      faulty: false,
      correct: true,
    };
  },
);

problem(
  'disabled-range-calendar-keeps-arrows',
  { needs: { DateRangeCalendar, DateCalendar } },
  (version) => {
    setup(version, DateRangeCalendar, {
      calendars: 2,
      defaultValue: [april17, april17],
      disabled: true,
    });
    const next = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Next month' });
    return { observed: next.at(-1)!.disabled, faulty: false, correct: true };
  },
);
