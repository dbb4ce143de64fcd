import { fireEvent, screen } from '@testing-library/react';
import { DateCalendar } from '@mui/x-date-pickers';
import { april17, button, print, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem('month-change-called-twice', { needs: { DateCalendar } }, (version) => {
  const onMonthChange = jest.fn();
  setup(version, DateCalendar, { defaultValue: april17, onMonthChange, views: ['year', 'day'] });
  fireEvent.click(button(/switch to year view/));
  fireEvent.click(screen.getByText('2027'));
  expect(screen.getAllByText('April 2027').length).toBeGreaterThan(0);
  const calls = onMonthChange.mock.calls.map(([date]) => print(date));
  return {
    observed: calls.filter((date) => date === '2027-04-01').length > 1,
    faulty: true,
    correct: false,
  };
});

problem('year-change-never-called', { needs: { DateCalendar } }, (version) => {
  const onYearChange = jest.fn();
  const onMonthChange = jest.fn();
  setup(version, DateCalendar, { defaultValue: april17, onMonthChange, onYearChange });
  fireEvent.click(button(/switch to year view/));
  fireEvent.click(screen.getByText('2027'));
  expect(screen.getAllByText('April 2027').length).toBeGreaterThan(0);
  return { observed: onYearChange.mock.calls.length, faulty: 0, correct: 1 };
});
