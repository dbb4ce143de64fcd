import { screen, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { DesktopTimePicker, DigitalClock } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { button, setup } from '@site/tests/problems/pickers';

problem(
  'time-picker-waits-for-hidden-meridiem',
  { needs: { DesktopTimePicker, DigitalClock } },
  async (version) => {
    const { calls, user } = setup(version, DesktopTimePicker, {
      ampm: true,
      closeOnSelect: true,
      defaultValue: dayjs('2025-04-17T09:30'),
      views: ['minutes', 'seconds'],
    });
    await user.click(button(/choose time/i));
    await user.click(screen.getByRole('option', { name: '45 minutes' }));
    await user.click(screen.getByRole('option', { name: '20 seconds' }));
    return { observed: calls('close').length, faulty: 0, correct: 1 };
  },
);

problem(
  'minutes-step-keeps-other-minutes',
  { needs: { DesktopTimePicker, DigitalClock } },
  (version) => {
    setup(version, DesktopTimePicker, { ampm: false, minutesStep: 15, open: true });
    const list = screen.getByRole('listbox', { name: 'Select minutes' });
    const texts = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    return {
      observed: texts,
      faulty: ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'],
      correct: ['00', '15', '30', '45'],
    };
  },
);
