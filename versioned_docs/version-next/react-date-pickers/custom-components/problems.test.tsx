import { fireEvent } from '@testing-library/react';
import { DateCalendar, StaticDatePicker } from '@mui/x-date-pickers';
import { april17, button, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem(
  'action-bar-handler-not-called',
  { needs: { StaticDatePicker, DateCalendar } },
  (version) => {
    const onClear = jest.fn();
    setup(version, StaticDatePicker, {
      defaultValue: april17,
      slotProps: { actionBar: { actions: ['clear'], onClear } },
    });
    fireEvent.click(button('Clear'));
    return { observed: onClear.mock.calls.length, faulty: 0, correct: 1 };
  },
);
