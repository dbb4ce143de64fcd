import { fireEvent, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { problem } from '@site/tests/problems';
import { day, setup } from '@site/tests/problems/pickers';

problem('month-change-not-called-by-keyboard', { needs: { StaticDatePicker } }, (version) => {
  const onMonthChange = jest.fn();
  setup(version, StaticDatePicker, {
    [version === 'v5' ? 'value' : 'defaultValue']: dayjs('2025-04-30'),
    onMonthChange,
    reduceAnimations: true,
  });
  fireEvent.keyDown(day('30'), { key: 'ArrowRight' });
  expect(screen.getByText('May 2025')).toBeVisible();
  return { observed: onMonthChange.mock.calls.length > 0, faulty: false, correct: true };
});
