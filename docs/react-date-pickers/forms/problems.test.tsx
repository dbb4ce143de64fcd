import dayjs from 'dayjs';
import { DateCalendar, DateField, DesktopDatePicker } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, input, setup, shown, type } from '@site/tests/problems/pickers';

problem(
  'error-false-hides-own-error',
  { needs: { DesktopDatePicker, DateCalendar } },
  (version) => {
    const { calls } = setup(version, DesktopDatePicker, {
      defaultValue: april17,
      maxDate: dayjs('2020-01-01'),
      slotProps: { textField: { error: false } },
    });
    expect(calls('error')).toEqual(['error maxDate']);
    return { observed: input().getAttribute('aria-invalid'), faulty: 'false', correct: 'true' };
  },
);

problem('form-reset-keeps-date', { needs: { DateField, DateCalendar } }, (version) => {
  const { container } = setup(version, (props: object) => (
    <form>
      <DateField {...props} />
    </form>
  ));
  type('04/17/2025');
  expect(shown()).toBe('04/17/2025');
  container.querySelector('form')!.reset();
  return { observed: shown() === '04/17/2025', faulty: true, correct: false };
});
