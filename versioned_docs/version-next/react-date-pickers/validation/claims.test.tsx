import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { useValidation, validateDate, validateDateTime } from '@mui/x-date-pickers/validation';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');
const at = (time: string) => dayjs(`2025-04-17T${time}`);

function setup(Component: React.ElementType, props: object) {
  const errors: unknown[] = [];
  const changes: { value: unknown; error: unknown }[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        onError={(error: unknown) => errors.push(error)}
        onChange={(value: unknown, context: { validationError: unknown }) =>
          changes.push({ value, error: context.validationError })
        }
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender, unmount } = render(ui());
  return {
    errors,
    changes,
    unmount,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

/** The error that a component reports for its first value, or `null`. */
function errorOf(Component: React.ElementType, props: object): unknown {
  const { errors, unmount } = setup(Component, props);
  unmount();
  return errors[0] ?? null;
}

/** The group that a field is, and the hidden input in it, which has its text. */
const field = (index = 0) => document.querySelectorAll('[role=group][aria-invalid]')[index]!;
const input = () => field().querySelector('input')!;
const firstSection = () => screen.getAllByRole('spinbutton')[0]!;
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;

/** Runs a check while the clock shows April 17, 2025, at noon. */
function atNoon(check: () => void) {
  jest.useFakeTimers({ now: at('12:00').toDate() });
  try {
    check();
  } finally {
    jest.useRealTimers();
  }
}

describe('#feedback', () => {
  test('A rule never changes or blocks the value: `onChange` receives the refused date, and the field shows it', async () => {
    const { changes, user } = setup(DateField, {
      defaultValue: april17,
      maxDate: dayjs('2025-04-25'),
    });
    await user.click(firstSection());
    await user.keyboard('{ArrowRight}28');
    expect(changes.at(-1)).toMatchObject({ error: 'maxDate' });
    expect((changes.at(-1)?.value as Dayjs).date()).toBe(28);
    expect(input().value).toBe('04/28/2025');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('An empty value never has an error', () => {
    expect(
      errorOf(DateField, { value: null, disablePast: true, shouldDisableDate: () => true }),
    ).toBe(null);
  });

  test('The value of an unfinished date is `null` as well: the field turns red when people leave it, but there is no error code', async () => {
    const { changes, errors, user } = setup(DateField, { defaultValue: april17 });
    await user.click(firstSection());
    await user.keyboard('{Backspace}');
    expect(changes).toEqual([{ value: null, error: null }]);
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(errors).toEqual([]);
  });
});

describe('#error-codes', () => {
  test('If a value breaks several rules, the error is the first rule that fails', () => {
    const rules = { maxDate: dayjs('2025-04-01'), shouldDisableMonth: () => true };
    expect(errorOf(DateField, { defaultValue: april17, ...rules })).toBe('shouldDisableMonth');
    expect(
      errorOf(DateField, { defaultValue: april17, ...rules, shouldDisableDate: () => true }),
    ).toBe('shouldDisableDate');
  });

  test('In a date-time component, the date is checked before the time', () => {
    expect(
      errorOf(DateTimeField, {
        defaultValue: at('05:00'),
        minTime: at('09:00'),
        maxDate: dayjs('2025-04-01'),
      }),
    ).toBe('maxDate');
  });

  test('The rows of the table are in the order of the checks', () => {
    atNoon(() => {
      const yesterday = dayjs('2025-04-16');
      const all = {
        defaultValue: yesterday,
        shouldDisableDate: () => true,
        shouldDisableMonth: () => true,
        shouldDisableYear: () => true,
        disablePast: true,
        minDate: april17,
      };
      const codes = Object.keys(all).slice(1);
      for (const [index, code] of codes.entries()) {
        const later = Object.fromEntries(
          Object.entries(all).filter(([name]) => !codes.slice(0, index).includes(name)),
        );
        expect(errorOf(DateField, later)).toBe(code);
      }
    });
  });

  test('Yes, checked after `maxTime`', () => {
    atNoon(() => {
      const past = { defaultValue: at('11:00'), disablePast: true };
      expect(errorOf(TimeField, { ...past, maxTime: at('10:00') })).toBe('maxTime');
      expect(errorOf(TimeField, { ...past, shouldDisableTime: () => true })).toBe('disablePast');
    });
  });

  test('Yes: the day here, the time after `maxTime`', () => {
    atNoon(() => {
      const past = { disablePast: true, maxTime: at('10:00') };
      expect(errorOf(DateTimeField, { ...past, defaultValue: at('11:00') })).toBe('maxTime');
      expect(errorOf(DateTimeField, { ...past, defaultValue: at('09:00') })).toBe('disablePast');
      expect(errorOf(DateTimeField, { ...past, defaultValue: dayjs('2025-04-16T11:00') })).toBe(
        'disablePast',
      );
    });
  });

  test('The value is complete but does not exist', async () => {
    const { errors, user } = setup(DateField, {});
    await user.click(firstSection());
    await user.keyboard('0231');
    expect(errors).toEqual([]);
    await user.keyboard('2');
    expect(errors).toEqual(['invalidDate']);
    await user.keyboard('025');
    expect(input().value).toBe('02/31/2025');
    expect(errors).toEqual(['invalidDate']);
  });
});

describe('#past-and-future', () => {
  test('In a date component, `disablePast` allows today, even if the time of the value has passed', () => {
    expect(errorOf(DateField, { defaultValue: dayjs().startOf('day'), disablePast: true })).toBe(
      null,
    );
    expect(
      errorOf(DateField, { defaultValue: dayjs().subtract(1, 'day'), disablePast: true }),
    ).toBe('disablePast');
  });

  test('A time component compares the whole value with the current moment, including its hidden date', () => {
    const tomorrow = dayjs().add(1, 'day');
    expect(errorOf(TimeField, { defaultValue: tomorrow.startOf('day'), disablePast: true })).toBe(
      null,
    );
    expect(errorOf(TimeField, { defaultValue: tomorrow.startOf('day'), disableFuture: true })).toBe(
      'disableFuture',
    );
  });

  test('Date-time components compare the date, then the time', () => {
    atNoon(() => {
      const past = { disablePast: true, shouldDisableTime: () => true };
      expect(errorOf(DateTimeField, { ...past, defaultValue: at('11:59') })).toBe('disablePast');
      expect(errorOf(DateTimeField, { ...past, defaultValue: at('12:01') })).toBe(
        'shouldDisableTime-hours',
      );
    });
  });

  test('The error of a value does not change automatically as time passes', () => {
    atNoon(() => {
      const { errors, rerender } = setup(DateTimeField, {
        defaultValue: at('12:05'),
        disablePast: true,
      });
      act(() => void jest.advanceTimersByTime(10 * 60_000));
      expect(errors).toEqual([]);
      rerender({});
      expect(errors).toEqual(['disablePast']);
    });
  });
});

describe('#min-and-max-date', () => {
  test('Only the day of `minDate` and `maxDate` is used, not the time', () => {
    expect(
      errorOf(DateField, {
        defaultValue: at('08:00'),
        minDate: at('15:00'),
        maxDate: at('01:00'),
      }),
    ).toBe(null);
  });

  test('Without these props, dates before 1900-01-01 and after 2099-12-31 are invalid', () => {
    expect(errorOf(DateField, { defaultValue: dayjs('1899-12-31') })).toBe('minDate');
    expect(errorOf(DateField, { defaultValue: dayjs('1900-01-01') })).toBe(null);
    expect(errorOf(DateField, { defaultValue: dayjs('2099-12-31') })).toBe(null);
    expect(errorOf(DateField, { defaultValue: dayjs('2100-01-01') })).toBe('maxDate');
  });

  test('Users cannot go beyond them with the arrow buttons of the calendar', () => {
    setup(DateCalendar, {
      defaultValue: april17,
      minDate: dayjs('2025-04-10'),
      maxDate: dayjs('2025-04-20'),
    });
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });
});

describe('#disable-dates', () => {
  test('`shouldDisableDate` is called for each visible day and for the value', async () => {
    const asked = new Set<string>();
    setup(DateCalendar, {
      defaultValue: april17,
      shouldDisableDate: (date: Dayjs) => {
        asked.add(date.format('YYYY-MM-DD'));
        return date.date() === 20;
      },
    });
    expect(asked.size).toBeGreaterThanOrEqual(30);
    expect(day('20')).toBeDisabled();
    expect(day('21')).toBeEnabled();
  });

  test('If the function changes, the error of the current value is computed again', () => {
    const { errors, rerender } = setup(DateField, {
      defaultValue: april17,
      shouldDisableDate: () => false,
    });
    expect(errors).toEqual([]);
    rerender({ shouldDisableDate: () => true });
    expect(errors).toEqual(['shouldDisableDate']);
  });

  test('and more often when keyboard navigation looks for the next enabled day', async () => {
    let calls = 0;
    const { user } = setup(DateCalendar, {
      defaultValue: dayjs('2025-04-19'),
      autoFocus: true,
      shouldDisableDate: (date: Dayjs) => {
        calls += 1;
        return date.date() === 20;
      },
    });
    const before = calls;
    await user.keyboard('{ArrowRight}');
    expect(day('21')).toHaveFocus();
    expect(calls).toBeGreaterThan(before);
  });
});

describe('#disable-months', () => {
  test('A typed date in a disabled month has this error, even if the picker has no month view', () => {
    expect(
      errorOf(DateField, {
        defaultValue: april17,
        shouldDisableMonth: (month: Dayjs) => month.month() === 3,
      }),
    ).toBe('shouldDisableMonth');
    expect(
      errorOf(DesktopDatePicker, {
        defaultValue: april17,
        views: ['year', 'day'],
        shouldDisableMonth: (month: Dayjs) => month.month() === 3,
      }),
    ).toBe('shouldDisableMonth');
  });
});

describe('#disable-years', () => {
  test('The days of a disabled year are disabled as well', () => {
    setup(DateCalendar, {
      defaultValue: april17,
      shouldDisableYear: (year: Dayjs) => year.year() === 2025,
    });
    expect(day('20')).toBeDisabled();
  });
});

describe('#min-and-max-time', () => {
  test('The date of `minTime` and `maxTime` is ignored', () => {
    const limits = { minTime: dayjs('1999-01-01T09:00'), maxTime: dayjs('1999-01-01T17:30') };
    expect(errorOf(TimeField, { defaultValue: at('09:00'), ...limits })).toBe(null);
    expect(errorOf(TimeField, { defaultValue: at('08:59'), ...limits })).toBe('minTime');
    expect(errorOf(TimeField, { defaultValue: at('17:31'), ...limits })).toBe('maxTime');
  });

  test('The allowed times cannot span midnight: with a `minTime` of 22:00 and a `maxTime` of 06:00, every time is invalid', () => {
    const night = { minTime: at('22:00'), maxTime: at('06:00') };
    for (let hour = 0; hour < 24; hour += 1) {
      expect(errorOf(TimeField, { ...night, defaultValue: april17.hour(hour) })).not.toBe(null);
    }
  });
});

describe('#minutes-step', () => {
  test('The arrow keys move by the step, and users can still type any other minute', async () => {
    const { changes, user } = setup(TimeField, {
      defaultValue: at('09:00'),
      minutesStep: 15,
      ampm: false,
    });
    await user.click(firstSection());
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(input().value).toBe('09:15');
    await user.keyboard('07');
    expect(input().value).toBe('09:07');
    expect(changes.at(-1)?.error).toBe('minutesStep');
  });

  test('`timeSteps` is a different prop: it sets which minutes the list of a desktop picker shows, by default every fifth minute, and does not make any value invalid', async () => {
    const { errors, user } = setup(DesktopTimePicker, { defaultValue: at('09:07'), ampm: false });
    await user.click(screen.getByRole('button', { name: /^Choose/ }));
    const minutes = screen.getAllByRole('option', { name: / minutes$/ });
    expect(minutes.map((option) => option.textContent).slice(0, 3)).toEqual(['00', '05', '10']);
    expect(minutes).toHaveLength(12);
    expect(errors).toEqual([]);
  });
});

describe('#disable-times', () => {
  test('A field calls the function with `hours`, `minutes` and `seconds`, even if it shows no seconds', () => {
    const views = new Set<string>();
    setup(TimeField, {
      defaultValue: at('09:00'),
      shouldDisableTime: (_: Dayjs, view: string) => {
        views.add(view);
        return false;
      },
    });
    expect([...views]).toEqual(['hours', 'minutes', 'seconds']);
  });

  test('The error code ends with the view for which the function returned `true`', () => {
    const only = (wanted: string) => (_: Dayjs, view: string) => view === wanted;
    expect(
      errorOf(TimeField, { defaultValue: at('09:00'), shouldDisableTime: only('minutes') }),
    ).toBe('shouldDisableTime-minutes');
  });

  test('In the minutes view, `time` contains the chosen hour', async () => {
    const hours = new Set<number>();
    const { user } = setup(DesktopTimePicker, {
      defaultValue: at('17:00'),
      ampm: false,
      shouldDisableTime: (time: Dayjs, view: string) => {
        if (view === 'minutes') {
          hours.add(time.hour());
        }
        return false;
      },
    });
    await user.click(screen.getByRole('button', { name: /^Choose/ }));
    expect([...hours]).toEqual([17]);
    await user.click(screen.getByRole('option', { name: '9 hours' }));
    expect([...hours]).toEqual([17, 9]);
  });
});

describe('#min-and-max-date-time', () => {
  test('On the days in between, every time is allowed', () => {
    const limits = {
      minDateTime: dayjs('2025-04-16T09:00'),
      maxDateTime: dayjs('2025-04-18T17:00'),
    };
    expect(errorOf(DateTimeField, { defaultValue: at('03:00'), ...limits })).toBe(null);
    expect(errorOf(DateTimeField, { defaultValue: dayjs('2025-04-16T08:00'), ...limits })).toBe(
      'minTime',
    );
    expect(errorOf(DateTimeField, { defaultValue: dayjs('2025-04-15T10:00'), ...limits })).toBe(
      'minDate',
    );
    expect(errorOf(DateTimeField, { defaultValue: dayjs('2025-04-18T18:00'), ...limits })).toBe(
      'maxTime',
    );
  });

  test('`minDateTime` replaces both `minDate` and `minTime`', () => {
    expect(
      errorOf(DateTimeField, {
        defaultValue: at('05:00'),
        minDate: dayjs('2025-05-01'),
        minTime: at('09:00'),
        minDateTime: dayjs('2025-01-01'),
      }),
    ).toBe(null);
  });

  test("a value on an earlier day has the code `'minDate'`, and a value that is too early on the first day has the code `'minTime'`", () => {
    const limit = { minDateTime: dayjs('2025-04-16T09:00') };
    expect(errorOf(DateTimeField, { defaultValue: dayjs('2025-04-15T10:00'), ...limit })).toBe(
      'minDate',
    );
    expect(errorOf(DateTimeField, { defaultValue: dayjs('2025-04-16T08:00'), ...limit })).toBe(
      'minTime',
    );
  });
});

describe('#opening-hours', () => {
  const nextYear = dayjs().add(1, 'year').hour(5).minute(0);

  test('With `disablePast`, a Date Time Picker compares both the date and the time of `minTime`, as if it were `minDateTime`', () => {
    const value = { defaultValue: nextYear, disablePast: true };
    const dayAfter = nextYear.add(1, 'day').hour(3);
    for (const Component of [DateTimeField, DesktopDateTimePicker]) {
      expect(errorOf(Component, { ...value, minTime: nextYear.hour(9) })).toBe('minTime');
      expect(errorOf(Component, { ...value, minTime: dayAfter })).toBe('minTime');
      expect(errorOf(Component, { ...value, disablePast: false, minTime: dayAfter })).toBe(null);
    }
  });

  test('A `minTime` on an earlier day then refuses nothing', async () => {
    const { errors, user } = setup(DesktopDateTimePicker, {
      defaultValue: nextYear,
      ampm: false,
      disablePast: true,
      minTime: dayjs('2020-01-01T09:00'),
      openTo: 'hours',
    });
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    expect(errors).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Choose/ }));
    expect(screen.getByRole('option', { name: '5 hours' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('#range-errors', () => {
  test('If the end is before the start, both codes are `invalidRange`', () => {
    expect(
      errorOf(SingleInputDateRangeField, { defaultValue: [april17, dayjs('2025-04-10')] }),
    ).toEqual(['invalidRange', 'invalidRange']);
  });

  test('A range of one day is valid', () => {
    expect(errorOf(SingleInputDateRangeField, { defaultValue: [april17, april17] })).toBe(null);
  });

  test('A range with only one date has no error', () => {
    expect(errorOf(SingleInputDateRangeField, { defaultValue: [april17, null] })).toBe(null);
  });

  test('While one of the dates breaks another rule, `invalidRange` is not reported', () => {
    expect(
      errorOf(SingleInputDateRangeField, {
        defaultValue: [april17, dayjs('2025-04-10')],
        minDate: dayjs('2025-04-15'),
      }),
    ).toEqual([null, 'minDate']);
  });

  test('In a field with two inputs, only the input with the error turns red', () => {
    setup(MultiInputDateRangeField, {
      defaultValue: [dayjs('2025-04-10'), april17],
      minDate: dayjs('2025-04-15'),
    });
    expect(field(0)).toHaveAttribute('aria-invalid', 'true');
    expect(field(1)).toHaveAttribute('aria-invalid', 'false');
  });

  test('The pair itself is never `null`', () => {
    const { errors, rerender } = setup(SingleInputDateRangeField, {
      value: [april17, dayjs('2025-04-10')],
    });
    rerender({ value: [april17, april17] });
    expect(errors).toEqual([
      ['invalidRange', 'invalidRange'],
      [null, null],
    ]);
  });
});

describe('#range-disabled-days', () => {
  test('Only the start and the end are checked, so a range can include disabled days', () => {
    expect(
      errorOf(SingleInputDateRangeField, {
        defaultValue: [april17, dayjs('2025-04-24')],
        shouldDisableDate: (date: Dayjs) => date.date() === 20,
      }),
    ).toBe(null);
  });
});

describe('#own-error', () => {
  test('It replaces the error state that the picker computes: `error: false` hides it, and `undefined` keeps it', () => {
    const rules = { defaultValue: april17, maxDate: dayjs('2025-04-01') };
    const { rerender } = setup(DateField, { ...rules, error: false });
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    rerender({ error: undefined });
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('`onError` is not called for this error, only for errors of the rules', () => {
    const { errors } = setup(DateField, { defaultValue: april17, error: true });
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(errors).toEqual([]);
  });
});

describe('#range-positions', () => {
  test("For ranges, `shouldDisableDate` has a second argument, `'start'` or `'end'`", () => {
    const asked: string[] = [];
    setup(SingleInputDateRangeField, {
      defaultValue: [april17, dayjs('2025-04-20')],
      shouldDisableDate: (date: Dayjs, position: string) => {
        asked.push(`${date.date()} ${position}`);
        return false;
      },
    });
    expect(new Set(asked)).toEqual(new Set(['17 start', '20 end']));
  });

  test('The calendar disables days by the rule for the date that is being chosen, start or end', async () => {
    const { user } = setup(DateRangeCalendar, {
      defaultCalendarMonth: april17,
      shouldDisableDate: (date: Dayjs, position: string) =>
        date.date() === (position === 'start' ? 10 : 20),
    });
    const isDisabled = (text: string) =>
      (screen.getAllByText(text, { selector: 'button' })[0] as HTMLButtonElement).disabled;
    expect([isDisabled('10'), isDisabled('20')]).toEqual([true, false]);
    await user.click(screen.getAllByText('15', { selector: 'button' })[0]!);
    expect(isDisabled('20')).toBe(true);
  });
});

describe('#use-validation', () => {
  test('The validators do not fill in a `minDate` or a `maxDate`: without them, no date is too early or too late', () => {
    function Check({ value }: { value: Dayjs }) {
      const { validationError } = useValidation({
        validator: validateDate,
        value,
        timezone: 'default',
        props: {} as never,
      });
      return <output>{String(validationError)}</output>;
    }
    for (const value of ['0150-01-01', '1899-12-31', '2200-01-01']) {
      setup(Check, { value: dayjs(value) });
      expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('null');
    }
  });

  test('The validators do not support `minDateTime` and `maxDateTime`', () => {
    function Check(props: { rules: object; value: Dayjs }) {
      const { validationError } = useValidation({
        validator: validateDateTime,
        value: props.value,
        timezone: 'default',
        props: props.rules as never,
      });
      return <output>{String(validationError)}</output>;
    }
    const errorWith = (value: Dayjs, rules: object) => {
      setup(Check, { value, rules });
      return screen.getAllByRole('status').at(-1)!.textContent;
    };
    expect(errorWith(at('08:00'), { minDateTime: at('09:00') })).toBe('null');
    const moment = {
      minDate: at('09:00'),
      minTime: at('09:00'),
      disableIgnoringDatePartForTimeValidation: true,
    };
    expect(errorWith(at('08:00'), moment)).toBe('minTime');
    expect(errorWith(dayjs('2025-04-18T08:00'), moment)).toBe('null');
  });
});

describe('#limits', () => {
  test('The message is not a live region: if it appears while someone types, it is not announced', () => {
    const { rerender } = setup(DateField, { helperText: 'Too late' });
    const message = () => screen.getByText('Too late');
    expect(message().closest('[aria-live], [role=status], [role=alert]')).toBe(null);
    expect(field().getAttribute('aria-describedby')).toBe(message().id);
    rerender({ FormHelperTextProps: { role: 'status' } });
    expect(message()).toHaveAttribute('role', 'status');
  });
});
