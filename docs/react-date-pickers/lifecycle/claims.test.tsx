import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');
const allActions = { actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] as const } };

function print(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(print).join('/');
  }
  const date = value as Dayjs | Date | null;
  return date && dayjs(date).isValid()
    ? dayjs(date).format('YYYY-MM-DD')
    : String(date && 'invalid');
}

/** Renders a component with all callbacks, which write into the log that is returned. */
function setup(
  Component: React.ElementType,
  props: object = {},
  dateAdapter: unknown = AdapterDayjs,
) {
  const log: string[] = [];
  const callbacks = {
    onOpen: () => log.push('open'),
    onClose: () => log.push('close'),
    onChange: (value: unknown) => log.push(`change ${print(value)}`),
    onAccept: (value: unknown) => log.push(`accept ${print(value)}`),
    onError: (error: unknown) => log.push(`error ${String(error)}`),
  };
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={dateAdapter as typeof AdapterDayjs}>
      <Component {...callbacks} {...props} {...more} />
      <button>Elsewhere</button>
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

type User = ReturnType<typeof userEvent.setup>;
const input = () => screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
const open = (user: User) => user.click(screen.getByRole('button', { name: /^Choose/ }));
const press = (user: User, text: string) => user.click(screen.getByText(text));
const pick = (user: User, day: string) =>
  user.click(screen.getAllByText(day, { selector: '[role=gridcell]' })[0]!);

const fieldCallbacks = ['onOpen', 'onClose', 'onAccept'];
function DateFieldOnly(props: DateFieldProps<Dayjs>) {
  const own = Object.entries(props).filter(([name]) => !fieldCallbacks.includes(name));
  return <DateField {...Object.fromEntries(own)} />;
}
function RangeFieldOnly(props: object) {
  const own = Object.entries(props).filter(([name]) => !fieldCallbacks.includes(name));
  return <SingleInputDateRangeField {...Object.fromEntries(own)} />;
}

describe('#order', () => {
  test('On desktop, a click on a day calls `onChange`, then `onAccept`, then `onClose`', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await open(user);
    await pick(user, '20');
    expect(log).toEqual(['open', 'change 2025-04-20', 'accept 2025-04-20', 'close']);
  });

  test('`onError` comes last, after React has rendered the new value', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      defaultValue: dayjs('2025-04-30'),
      maxDate: dayjs('2025-04-25'),
    });
    expect(log).toEqual(['error maxDate']);
    await open(user);
    await pick(user, '20');
    expect(log.slice(1)).toEqual([
      'open',
      'change 2025-04-20',
      'accept 2025-04-20',
      'close',
      'error null',
    ]);
  });

  test('All three are called in the same event, before React renders', async () => {
    const shown: string[] = [];
    const note = () => void shown.push(input().value);
    const { user } = setup(DesktopDatePicker, {
      defaultValue: april17,
      onChange: note,
      onAccept: note,
      onClose: note,
    });
    await open(user);
    await pick(user, '20');
    expect(shown).toEqual(['04/17/2025', '04/17/2025', '04/17/2025']);
    expect(input().value).toBe('04/20/2025');
  });
});

describe('#field-on-change', () => {
  test('Filling the first section of an empty field calls `onChange` with an invalid date, and the next sections do not call it until the date is complete', async () => {
    const { log, user } = setup(DateFieldOnly);
    await user.click(input());
    await user.keyboard('0');
    expect(log).toEqual([]);
    await user.keyboard('4');
    expect(log).toEqual(['change invalid', 'error invalidDate']);
    await user.keyboard('17');
    expect(log).toHaveLength(2);
  });

  test('Deleting one section of a complete date calls `onChange` with an invalid date', async () => {
    const { log, user } = setup(DateFieldOnly, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{Backspace}');
    expect(log).toEqual(['change invalid', 'error invalidDate']);
  });

  test('Deleting the last filled section calls `onChange` with `null`', async () => {
    const { log, user } = setup(DateFieldOnly, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
    expect(log).toEqual(['change invalid', 'error invalidDate', 'change null', 'error null']);
  });

  test('Leaving the field calls neither `onChange` nor `onAccept`', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('05');
    expect(log).toEqual(['change 2025-05-17']);
    await press(user, 'Elsewhere');
    expect(log).toHaveLength(1);
  });

  test('Each change of a complete date calls `onChange` with the new date, even if the date breaks a rule', async () => {
    const { log, user } = setup(DateFieldOnly, {
      defaultValue: april17,
      maxDate: dayjs('2025-04-25'),
    });
    await user.click(input());
    await user.keyboard('{ArrowRight}{End}{ArrowDown}');
    expect(log.filter((line) => line.startsWith('change'))).toEqual([
      'change 2025-04-30',
      'change 2025-04-29',
    ]);
  });
});

describe('#years', () => {
  test('With Day.js, typing the year 2025 calls `onChange` for the years 202 and 2025, not for 2 and 20', async () => {
    const { log, user } = setup(DateFieldOnly);
    await user.click(input());
    await user.keyboard('04172025');
    expect(log.filter((line) => line.startsWith('change'))).toEqual([
      'change invalid',
      'change 0202-04-17',
      'change 2025-04-17',
    ]);
  });

  test('With date-fns, `onChange` is called four times, once for each digit', async () => {
    const years: number[] = [];
    const { user } = setup(
      DateFieldOnly,
      {
        onChange: (value: Date | null) => {
          if (value && !Number.isNaN(value.getTime())) {
            years.push(value.getFullYear());
          }
        },
      },
      AdapterDateFns,
    );
    await user.click(input());
    await user.keyboard('04172025');
    expect(years).toEqual([2, 20, 202, 2025]);
  });
});

describe('#range-fields', () => {
  test('A range field always passes both dates, even if only one of them has changed', async () => {
    const { log, user } = setup(RangeFieldOnly, { defaultValue: [april17, dayjs('2025-04-20')] });
    await user.click(input());
    await user.keyboard('03');
    expect(log).toEqual(['change 2025-03-17/2025-04-20']);
  });

  test('While one of the dates is incomplete, its place in the array holds an invalid date, or `null` if that date is empty', async () => {
    const { log, user } = setup(RangeFieldOnly, { defaultValue: [april17, null] });
    await user.click(input());
    await user.keyboard('{Backspace}');
    expect(log[0]).toBe('change invalid/null');
  });
});

describe('#on-change', () => {
  test('Choosing a year or a month calls `onChange` but not `onAccept`', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await open(user);
    await user.click(screen.getByRole('button', { name: /switch to year/ }));
    await press(user, '2027');
    expect(log).toEqual(['open', 'change 2027-04-17']);
  });

  test('The first click on the day of the `defaultValue` calls `onChange` and `onAccept`; a second click on the same day only closes the popup', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await open(user);
    await pick(user, '17');
    expect(log.splice(0)).toEqual(['open', 'change 2025-04-17', 'accept 2025-04-17', 'close']);
    await open(user);
    await pick(user, '17');
    expect(log).toEqual(['open', 'close']);
  });

  test('Choosing the same value again calls neither `onChange` nor `onAccept`, with one exception', async () => {
    const { log, user } = setup(DesktopDatePicker, { value: april17 });
    await open(user);
    await pick(user, '17');
    expect(log).toEqual(['open', 'close']);
  });
});

describe('#on-accept', () => {
  test('Escape and a click outside accept what has been chosen', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17, closeOnSelect: false });
    await open(user);
    await pick(user, '20');
    await user.keyboard('{Escape}');
    expect(log.slice(2)).toEqual(['accept 2025-04-20', 'close']);
    await open(user);
    await pick(user, '21');
    await press(user, 'Elsewhere');
    expect(log.slice(4)).toEqual(['open', 'change 2025-04-21', 'accept 2025-04-21', 'close']);
  });

  test('Cancel calls `onChange` with the last accepted value and does not call `onAccept`', async () => {
    const { log, user } = setup(MobileDatePicker, { defaultValue: april17 });
    await user.click(input());
    await pick(user, '20');
    await press(user, 'Cancel');
    expect(log.slice(1)).toEqual(['change 2025-04-20', 'change 2025-04-17', 'close']);
  });

  test('Clear calls `onChange` and `onAccept` with `null` and closes', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      defaultValue: april17,
      slotProps: allActions,
    });
    await open(user);
    await press(user, 'Clear');
    expect(log.slice(1)).toEqual(['change null', 'accept null', 'close']);
  });

  test('`onAccept` is also called with a date that breaks a rule', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      defaultValue: april17,
      maxDate: dayjs('2025-04-25'),
      onAccept: (_: unknown, context: { validationError: string }) =>
        log.push(`accept with ${context.validationError}`),
    });
    await user.click(input());
    await user.keyboard('{ArrowRight}28');
    await open(user);
    await user.keyboard('{Escape}');
    expect(log).toContain('accept with maxDate');
  });

  test('Last view, without `closeOnSelect` (default on mobile)', async () => {
    const { log, user } = setup(MobileDatePicker, { defaultValue: april17 });
    await user.click(input());
    await pick(user, '20');
    expect(log).toEqual(['open', 'change 2025-04-20']);
    expect(screen.queryByRole('dialog')).not.toBe(null);
  });

  test('Clear, Today', async () => {
    const { log, user } = setup(MobileDatePicker, { value: april17, slotProps: allActions });
    await user.click(input());
    await press(user, 'Today');
    const today = dayjs().format('YYYY-MM-DD');
    expect(log).toEqual(['open', `change ${today}`, `accept ${today}`, 'close']);
  });

  test('Such a date was typed, was already the value, or comes from the Today button; users cannot choose it in the views', async () => {
    const codes: unknown[] = [];
    const props = {
      maxDate: dayjs('2025-04-10'),
      slotProps: allActions,
      onAccept: (_: unknown, context: { validationError: unknown }) =>
        codes.push(context.validationError),
    };
    const { user } = setup(DesktopDatePicker, { ...props, defaultValue: april17 });
    await open(user);
    await press(user, 'OK');
    expect(codes).toEqual(['maxDate']);
    await open(user);
    await press(user, 'Today');
    expect(codes).toEqual(['maxDate', 'maxDate']);
  });
});

describe('#same-value', () => {
  test('With a controlled `value`, OK without a change only calls `onClose`', async () => {
    const { log, user } = setup(DesktopDatePicker, { value: april17, slotProps: allActions });
    await open(user);
    await press(user, 'OK');
    expect(log).toEqual(['open', 'close']);
  });

  test('With `defaultValue`, the first OK calls `onChange` and `onAccept` even if nothing has changed', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      defaultValue: april17,
      slotProps: allActions,
    });
    await open(user);
    await press(user, 'OK');
    expect(log).toEqual(['open', 'change 2025-04-17', 'accept 2025-04-17', 'close']);
  });
});

describe('#typed-then-cancelled', () => {
  test('Cancel also reverts a date that was typed before the popup opened', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      defaultValue: april17,
      slotProps: allActions,
    });
    await user.click(input());
    await user.keyboard('05');
    await open(user);
    await press(user, 'Cancel');
    expect(log).toEqual(['change 2025-05-17', 'open', 'change 2025-04-17', 'close']);
  });

  test('A typed date is accepted the next time that the popup closes with Escape, OK or a click outside', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('05');
    await open(user);
    await user.keyboard('{Escape}');
    expect(log).toEqual(['change 2025-05-17', 'open', 'accept 2025-05-17', 'close']);
  });
});

describe('#mobile', () => {
  test('On mobile, a click on a day calls `onChange` only; OK calls `onAccept` and `onClose`', async () => {
    const { log, user } = setup(MobileDatePicker, { defaultValue: april17 });
    await user.click(input());
    await pick(user, '20');
    expect(log).toEqual(['open', 'change 2025-04-20']);
    await press(user, 'OK');
    expect(log.slice(2)).toEqual(['accept 2025-04-20', 'close']);
  });
});

describe('#date-time', () => {
  test('Each step calls `onChange`, and only the last one calls `onAccept`', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17, ampm: false });
    await open(user);
    await pick(user, '20');
    await user.click(screen.getByRole('option', { name: '5 hours' }));
    expect(log).toEqual(['open', 'change 2025-04-20', 'change 2025-04-20']);
    await user.click(screen.getByRole('option', { name: '10 minutes' }));
    expect(log.slice(3)).toEqual(['change 2025-04-20', 'accept 2025-04-20', 'close']);
  });
});

describe('#static', () => {
  test('A static picker calls `onClose` although nothing closes', async () => {
    const { log, user } = setup(StaticDatePicker, { defaultValue: april17 });
    await pick(user, '20');
    await press(user, 'OK');
    expect(log).toEqual(['change 2025-04-20', 'accept 2025-04-20', 'close']);
    expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(28);
  });

  test('OK and Cancel call `onClose`, so you can hide the part of the page that contains the picker', async () => {
    const { log, user } = setup(StaticDatePicker, { value: april17 });
    await press(user, 'Cancel');
    await press(user, 'OK');
    expect(log).toEqual(['close', 'close']);
  });
});

describe('#enter', () => {
  test('On desktop, the field does not react to Enter', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{Enter}');
    expect(log).toEqual([]);
  });
});

describe('#range-pickers', () => {
  test('A start after the current end removes the end: `onChange` receives a date and `null`', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {
      defaultValue: [april17, dayjs('2025-04-20')],
    });
    await user.click(input());
    await pick(user, '26');
    expect(log).toEqual(['open', 'change 2025-04-26/null']);
  });

  test('Closing the popup with only a start date still calls `onAccept`', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {});
    await user.click(input());
    await pick(user, '15');
    await user.keyboard('{Escape}');
    expect(log.find((line) => line.startsWith('accept'))).toMatch(/^accept \d{4}-\d\d-15\/null$/);
  });

  test('Choosing the start calls `onChange`; choosing the end calls `onChange`, `onAccept` and `onClose`', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {
      defaultValue: [april17, dayjs('2025-04-20')],
    });
    await user.click(input());
    await pick(user, '15');
    expect(log).toEqual(['open', 'change 2025-04-15/2025-04-20']);
    await pick(user, '22');
    expect(log.slice(2)).toEqual([
      'change 2025-04-15/2025-04-22',
      'accept 2025-04-15/2025-04-22',
      'close',
    ]);
  });

  test('With two inputs, a click outside can call `onClose` twice: once for the click and once for the lost focus', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {
      defaultValue: [april17, dayjs('2025-04-20')],
    });
    await user.click(input());
    await press(user, 'Elsewhere');
    expect(log).toEqual(['open', 'close', 'close']);
  });
});

describe('#refuse-a-change', () => {
  test('If `value` stays the same object, the picker keeps showing the new date', async () => {
    const { user } = setup(DesktopDatePicker, { value: april17 });
    await open(user);
    await pick(user, '20');
    expect(input().value).toBe('04/20/2025');
  });

  test('A new object with the old date restores that date', async () => {
    const { user, rerender } = setup(DesktopDatePicker, { value: april17 });
    await open(user);
    await pick(user, '20');
    rerender({ value: dayjs('2025-04-17') });
    expect(input().value).toBe('04/17/2025');
  });

  test('An empty picker is not restored in this way, because `null` is the same value each time', async () => {
    const { user, rerender } = setup(DesktopDatePicker, { value: null });
    await open(user);
    await pick(user, '20');
    rerender({ value: null });
    expect(input().value).toMatch(/20/);
  });
});

describe('#on-error', () => {
  test('On mount, `onError` is called if the first value breaks a rule, and not called if the value is valid', () => {
    expect(
      setup(DateFieldOnly, { defaultValue: april17, maxDate: dayjs('2025-04-01') }).log,
    ).toEqual(['error maxDate']);
    expect(setup(DateFieldOnly, { defaultValue: april17 }).log).toEqual([]);
  });

  test('A change of the rules also calls `onError`, without `onChange`', () => {
    const { log, rerender } = setup(DateFieldOnly, { defaultValue: april17 });
    rerender({ maxDate: dayjs('2025-04-01') });
    rerender({ maxDate: dayjs('2025-05-01') });
    expect(log).toEqual(['error maxDate', 'error null']);
  });

  test('`onError` is not called again while the error stays the same', async () => {
    const { log, user } = setup(DateFieldOnly, {
      defaultValue: april17,
      maxDate: dayjs('2025-04-01'),
    });
    await user.click(input());
    await user.keyboard('05');
    expect(log).toEqual(['error maxDate', 'change 2025-05-17']);
  });

  test('When the value no longer has an error, `onError` is called with `null`', async () => {
    const { log, user } = setup(DateFieldOnly, {
      defaultValue: april17,
      maxDate: dayjs('2025-04-01'),
    });
    await user.click(input());
    await user.keyboard('03');
    expect(log.at(-1)).toBe('error null');
  });
});

describe('#which-callback', () => {
  test("The `onChange` of `DateCalendar` and of the clocks has no context: its second argument is the state of the choice, `'partial'`, `'finish'` or `'shallow'`", async () => {
    const states: unknown[] = [];
    const { user } = setup(DateCalendar, {
      defaultValue: april17,
      onChange: (_: unknown, state: unknown) => states.push(state),
    });
    await pick(user, '20');
    await user.click(screen.getByRole('button', { name: /switch to year/ }));
    await press(user, '2027');
    expect(states).toEqual(['finish', 'partial']);
  });

  test('`MonthCalendar` and `YearCalendar` only pass the value', async () => {
    for (const [Component, name] of [
      [MonthCalendar, 'May'],
      [YearCalendar, '2027'],
    ] as const) {
      const onChange = jest.fn();
      const { user } = setup(Component, { defaultValue: april17, onChange });
      await user.click(screen.getByRole('radio', { name }));
      expect(onChange.mock.lastCall).toHaveLength(1);
      cleanup();
    }
  });
});

describe('#on-close', () => {
  test('`onClose` has no argument and no reason: OK, Cancel, Escape and a chosen day all call it', async () => {
    const calls: unknown[][] = [];
    const { user } = setup(DesktopDatePicker, {
      value: april17,
      slotProps: allActions,
      onClose: (...args: unknown[]) => calls.push(args),
    });
    for (const action of ['OK', 'Cancel']) {
      await open(user);
      await press(user, action);
    }
    await open(user);
    await user.keyboard('{Escape}');
    await open(user);
    await pick(user, '20');
    expect(calls).toEqual([[], [], [], []]);
  });

  test('With a controlled `open`, both callbacks are only requests: the popup opens or closes when you change the prop', async () => {
    const { log, user, rerender } = setup(DesktopDatePicker, { value: april17, open: true });
    await user.keyboard('{Escape}');
    expect(log).toEqual(['close']);
    expect(screen.queryByRole('dialog')).not.toBe(null);
    rerender({ open: false });
    await open(user);
    expect(log).toEqual(['close', 'open']);
  });
});

describe('#desktop', () => {
  test('Opening the popup, changing the year and clicking a day calls `onOpen`, `onChange` for the year, `onChange` for the day, `onAccept` and `onClose`, in this order', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await open(user);
    await user.click(screen.getByRole('button', { name: /switch to year/ }));
    await press(user, '2027');
    await user.click((await screen.findAllByText('20', { selector: '[role=gridcell]' }))[0]!);
    expect(log).toEqual([
      'open',
      'change 2027-04-17',
      'change 2027-04-20',
      'accept 2027-04-20',
      'close',
    ]);
  });
});

describe('#valid-only', () => {
  test('Otherwise the field loses the typed text as soon as another part of your application passes a new value', async () => {
    const { user, rerender } = setup(DateFieldOnly, { value: april17, onChange: () => {} });
    await user.click(input());
    await user.keyboard('{Backspace}');
    expect(input().value).toBe('MM/17/2025');
    rerender({ value: dayjs('2025-05-01') });
    expect(input().value).toBe('05/01/2025');
  });
});
