import { screen } from '@testing-library/react';
import { DateCalendar, StaticDatePicker } from '@mui/x-date-pickers';
import { april17, consoleMessages, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem(
  'shortcuts-with-same-label-warn',
  { needs: { StaticDatePicker, DateCalendar } },
  async (version) => {
    const items = ['easter', 'fair'].map((id) => ({
      id,
      label: 'April 17',
      getValue: () => april17,
    }));
    const observed = await consoleMessages(/same key/, () =>
      setup(version, StaticDatePicker, { slotProps: { shortcuts: { items } } }),
    );
    expect(screen.getAllByText('April 17')).toHaveLength(2);
    return { observed, faulty: 1, correct: 0 };
  },
);
