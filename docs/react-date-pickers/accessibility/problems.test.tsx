import { screen } from '@testing-library/react';
import Dialog from '@mui/material/Dialog';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DesktopDateRangePicker, MultiInputDateRangeField } from '@mui/x-date-pickers-pro';
import { problem } from '@site/tests/problems';
import { input, nameOf, setup } from '@site/tests/problems/pickers';

problem('mobile-picker-field-without-label', { needs: { MobileDatePicker } }, (version) => {
  const { container } = setup(version, MobileDatePicker, {
    enableAccessibleFieldDOMStructure: undefined,
    label: 'Departure',
  });
  const field = container.querySelector('[role=group]:not(fieldset)') ?? input();
  return { observed: nameOf(field), faulty: 'Choose date', correct: 'Departure' };
});

problem(
  'escape-in-range-picker-closes-dialog',
  { needs: { DesktopDateRangePicker, MultiInputDateRangeField } },
  async (version) => {
    const onClose = jest.fn();
    const { calls, user } = setup(version, (props: object) => (
      <Dialog open onClose={onClose}>
        <DesktopDateRangePicker {...props} slots={{ field: MultiInputDateRangeField }} />
      </Dialog>
    ));
    await user.click(input());
    expect(screen.getAllByRole('grid').length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    return {
      observed: { dialog: onClose.mock.calls.length, popup: calls('close').length },
      faulty: { dialog: 1, popup: 0 },
      correct: { dialog: 0, popup: 1 },
    };
  },
);
