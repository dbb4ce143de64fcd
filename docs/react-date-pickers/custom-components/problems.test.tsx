import { fireEvent, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import * as hooks from '@mui/x-date-pickers/hooks';
import {
  DateCalendar,
  DesktopDatePicker,
  MobileDatePicker,
  PickersTextField,
  StaticDatePicker,
} from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, button, consoleMessages, setup } from '@site/tests/problems/pickers';

const actionBar = (actions: string[], more: object = {}) => ({
  slotProps: { actionBar: { actions, ...more } },
  componentsProps: { actionBar: { actions, ...more } },
});

problem('today-button-ignores-rules', { needs: { StaticDatePicker } }, (version) => {
  const { calls } = setup(version, StaticDatePicker, {
    maxDate: dayjs('2020-01-01'),
    ...actionBar(['today']),
  });
  const today = screen.queryByRole<HTMLButtonElement>('button', { name: 'Today' });
  expect(today).not.toBeNull();
  fireEvent.click(today!);
  return { observed: calls('accept').length, faulty: 1, correct: 0 };
});

// Version 5 has no calendar with this name, and its action bar is different.
problem(
  'action-bar-handler-replaces-clear',
  { needs: { StaticDatePicker, DateCalendar } },
  (version) => {
    const { calls } = setup(version, StaticDatePicker, {
      defaultValue: april17,
      ...actionBar(['clear'], { onClear: () => {} }),
    });
    fireEvent.click(button('Clear'));
    return { observed: calls('change'), faulty: [], correct: ['change null'] };
  },
);

problem(
  'static-picker-has-no-context',
  { needs: { StaticDatePicker, PickersTextField } },
  async (version) => {
    const { usePickersContext, usePickerContext } = hooks as unknown as Record<string, () => void>;
    const useContext = usePickersContext ?? usePickerContext;
    expect(useContext).toBeInstanceOf(Function);
    function Bar() {
      useContext!();
      return <p>Custom bar</p>;
    }
    let thrown = '';
    await consoleMessages(/./, () => {
      try {
        setup(version, StaticDatePicker, { slots: { actionBar: Bar } });
        expect(screen.getByText('Custom bar')).toBeVisible();
      } catch (error) {
        thrown = (error as Error).message;
      }
    });
    return { observed: thrown.includes('can only be called'), faulty: true, correct: false };
  },
);

problem(
  'dialog-slot-replaces-on-close',
  { needs: { MobileDatePicker, DateCalendar } },
  (version) => {
    const onClose = jest.fn();
    const { calls } = setup(version, MobileDatePicker, {
      open: true,
      slotProps: { dialog: { onClose } },
    });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    return { observed: calls('close').length, faulty: 0, correct: 1 };
  },
);

problem(
  'custom-toolbar-ignores-hidden',
  { needs: { DesktopDatePicker, DateCalendar } },
  (version) => {
    setup(version, DesktopDatePicker, {
      open: true,
      slots: { toolbar: () => <h4>Delivery day</h4> },
      slotProps: { toolbar: { hidden: true } },
    });
    expect(screen.getByRole('grid')).toBeVisible();
    return { observed: screen.queryAllByText('Delivery day').length, faulty: 1, correct: 0 };
  },
);
