import { DesktopDatePicker, PickersTextField } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { input, setup } from '@site/tests/problems/pickers';

// The text fields of earlier versions have no `slotProps` either.
problem(
  'text-field-slot-props-ignored',
  { needs: { DesktopDatePicker, PickersTextField } },
  (version) => {
    setup(version, DesktopDatePicker, {
      slotProps: { textField: { slotProps: { input: { 'data-mark': 'input' } } } },
    });
    expect(input()).toBeVisible();
    return { observed: document.querySelectorAll('[data-mark]').length, faulty: 0, correct: 1 };
  },
);
