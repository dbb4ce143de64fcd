import { fireEvent } from '@testing-library/react';
import * as React from 'react';
import dayjs from 'dayjs';
import { DateCalendar, DateField, DesktopDatePicker, StaticDatePicker } from '@mui/x-date-pickers';
import { DesktopDateRangePicker, MultiInputDateRangeField } from '@mui/x-date-pickers-pro';
import { problem } from '@site/tests/problems';
import { april17, button, day, input, setup, shown, type } from '@site/tests/problems/pickers';

problem('static-picker-calls-on-close', { needs: { StaticDatePicker } }, (version) => {
  // The first version of the component requires a value.
  const value = version === 'v5' ? { value: dayjs('2026-03-10') } : {};
  const { calls } = setup(version, StaticDatePicker, value);
  fireEvent.click(button('OK'));
  return { observed: calls('close').length, faulty: 1, correct: 0 };
});

// Version 5 has no `defaultValue`, and no calendar with this name.
problem(
  'picker-accepts-unchanged-default',
  { needs: { StaticDatePicker, DateCalendar } },
  (version) => {
    const { calls } = setup(version, StaticDatePicker, { defaultValue: april17 });
    fireEvent.click(button('OK'));
    expect(calls('close')).toHaveLength(1);
    return { observed: calls('accept'), faulty: ['accept 2025-04-17'], correct: [] };
  },
);

const cancel = { actionBar: { actions: ['cancel'] } };

function ControlledPicker({ onChange, ...props }: { onChange: (date: unknown) => void }) {
  const [value, setValue] = React.useState<unknown>(april17);
  return (
    <DesktopDatePicker
      {...props}
      value={value as typeof april17}
      onChange={(date: unknown) => {
        setValue(date);
        onChange(date);
      }}
    />
  );
}

problem('cancel-reverts-typed-date', { needs: { DesktopDatePicker } }, (version) => {
  const { calls } = setup(version, ControlledPicker, {
    slotProps: cancel,
    componentsProps: cancel,
  });
  type('04/20/2025');
  expect(calls('change')).toEqual(['change 2025-04-20']);
  fireEvent.click(button(/choose date/i));
  fireEvent.click(button('Cancel'));
  return { observed: shown(), faulty: '04/17/2025', correct: '04/20/2025' };
});

problem('typed-date-not-accepted', { needs: { DesktopDatePicker } }, (version) => {
  const { calls } = setup(version, ControlledPicker);
  type('04/20/2025');
  fireEvent.blur(input());
  expect(calls('change')).toEqual(['change 2025-04-20']);
  return { observed: calls('accept'), faulty: [], correct: ['accept 2025-04-20'] };
});

problem('picker-shows-rejected-date', { needs: { DesktopDatePicker } }, (version) => {
  const { calls } = setup(version, DesktopDatePicker, { value: april17 });
  fireEvent.click(button(/choose date/i));
  fireEvent.click(day('20'));
  expect(calls('change')).toEqual(['change 2025-04-20']);
  return { observed: shown(), faulty: '04/20/2025', correct: '04/17/2025' };
});

// Version 5 has an unfinished field with the same name, but no calendar with this name.
problem(
  'field-reports-invalid-date-at-first-section',
  { needs: { DateField, DateCalendar } },
  async (version) => {
    const { calls, user } = setup(version, DateField);
    await user.click(input());
    await user.keyboard('04');
    expect(shown()).toBe('04/DD/YYYY');
    return { observed: calls('change'), faulty: ['change invalid'], correct: [] };
  },
);

problem('field-reports-year-202', { needs: { DateField, DateCalendar } }, async (version) => {
  const { calls, user } = setup(version, DateField);
  await user.click(input());
  await user.keyboard('04172025');
  expect(calls('change').at(-1)).toBe('change 2025-04-17');
  return { observed: calls('change').includes('change 0202-04-17'), faulty: true, correct: false };
});

const twoInputs = { slots: { field: MultiInputDateRangeField } };

problem(
  'range-picker-closes-twice',
  { needs: { DesktopDateRangePicker, MultiInputDateRangeField } },
  async (version) => {
    const { calls, user } = setup(
      version,
      DesktopDateRangePicker,
      { ...twoInputs, defaultValue: [april17, april17] },
      { after: <button>Elsewhere</button> },
    );
    await user.click(input());
    await user.click(button('Elsewhere'));
    expect(calls('open')).toHaveLength(1);
    return { observed: calls('close').length, faulty: 2, correct: 1 };
  },
);

problem(
  'range-picker-accepts-missing-end',
  { needs: { DesktopDateRangePicker, MultiInputDateRangeField } },
  async (version) => {
    const { calls, user } = setup(version, DesktopDateRangePicker, {
      ...twoInputs,
      calendars: 1,
      referenceDate: april17,
    });
    await user.click(input());
    await user.click(day('10'));
    await user.keyboard('{Escape}');
    expect(calls('close')).toHaveLength(1);
    return { observed: calls('accept'), faulty: ['accept 2025-04-10/null'], correct: [] };
  },
);
