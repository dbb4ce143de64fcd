import { screen } from '@testing-library/react';
import { DesktopDatePicker, PickersTextField } from '@mui/x-date-pickers';
import { setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem(
  'pickers-text-field-ignores-input-label',
  { needs: { DesktopDatePicker, PickersTextField } },
  (version) => {
    if (version === 'current') {
      // The same text field accepts the older prop only.
      setup(version, DesktopDatePicker, {
        enableAccessibleFieldDOMStructure: true,
        label: 'Day',
        slotProps: { textField: { slotProps: { inputLabel: { 'data-mark': 'label' } } } },
      });
    } else {
      setup(version, DesktopDatePicker, {
        enableAccessibleFieldDOMStructure: undefined,
        label: 'Day',
        slotProps: { textField: { slotProps: { inputLabel: { 'data-mark': 'label' } } } },
      });
    }
    expect(screen.getAllByText('Day').length).toBeGreaterThan(0);
    return { observed: document.querySelectorAll('[data-mark]').length, faulty: 0, correct: 1 };
  },
);
