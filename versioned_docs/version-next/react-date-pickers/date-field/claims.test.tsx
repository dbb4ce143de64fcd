import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

beforeAll(() => configure({ defaultHidden: true }));
function setup(props: object = {}, locale = 'en') {
  const changes: string[] = [];
  const errors: unknown[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateField
        label="Field"
        onChange={(value: Dayjs | null) =>
          changes.push(
            value?.isValid() ? value.format('YYYY-MM-DD HH:mm:ss') : String(value && 'invalid'),
          )
        }
        onError={(error) => errors.push(error)}
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    changes,
    errors,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const first = () => screen.getAllByRole('spinbutton')[0]!;
const section = (name: string) => screen.getByRole('spinbutton', { name });
/** The hidden input, which has the text of the field. */
const hidden = () => document.querySelector('input')!;
const isRed = () => document.querySelector('label')!.classList.contains('Mui-error');

describe('#value', () => {
  test('A string or a `Date` throws an error', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => setup({ value: '2025-04-17' })).toThrow(TypeError);
    expect(() => setup({ value: new Date(2025, 3, 17) })).toThrow(TypeError);
    quiet.mockRestore();
  });

  test('While parts are missing, the field keeps what is typed, and `onChange` is not called', async () => {
    const { user, changes, rerender } = setup({ value: null });
    await user.click(first());
    await user.keyboard('0417');
    rerender({ value: null });
    expect(hidden().value).toBe('04/17/YYYY');
    expect(changes).toEqual([]);
  });

  test('Once the date is complete, the field shows `value` again: if your state does not follow, the typed change is lost', async () => {
    const { user, changes } = setup({ value: dayjs('2025-04-17') });
    await user.click(first());
    await user.keyboard('05');
    expect(changes.at(-1)).toBe('2025-05-17 00:00:00');
    expect(hidden().value).toBe('04/17/2025');
  });

  test('If a handler ignores refused dates, people cannot fill in an empty field: the year 202 on the way to 2025 is before the default `minDate`, and the field is emptied', async () => {
    const { user } = setup({ value: null });
    await user.click(first());
    await user.keyboard('0417202');
    await waitFor(() => expect(hidden().value).toBe(''));
    await user.keyboard('5');
    expect(hidden().value).toBe('MM/DD/2025');
  });
});

describe('#reset', () => {
  test('if the state is already `null`, setting `null` again does not remove half a date', async () => {
    const { user, rerender } = setup({ value: null });
    await user.click(first());
    await user.keyboard('04');
    rerender({ value: null });
    expect(hidden().value).toBe('04/DD/YYYY');
  });

  test('A new `key` empties the field', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const ui = (key: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField key={key} label="Field" value={null} />
      </LocalizationProvider>
    );
    const { rerender } = render(ui('first'));
    await user.click(first());
    await user.keyboard('04');
    expect(hidden().value).toBe('04/DD/YYYY');
    rerender(ui('second'));
    expect(hidden().value).toBe('');
  });

  test('The clear button removes half a date, too', async () => {
    const { user } = setup({ clearable: true });
    await user.click(first());
    await user.keyboard('04');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(section('Month')).toHaveTextContent('MM');
  });
});

describe('#format', () => {
  test('With `referenceDate`, all missing parts of a new date are taken from this date', async () => {
    const { user, changes } = setup({
      format: 'MM/YYYY',
      referenceDate: dayjs('2020-01-15T18:30'),
    });
    await user.click(first());
    await user.keyboard('092027');
    expect(changes.at(-1)).toBe('2027-09-15 18:30:00');
  });

  test('Without `referenceDate`, typing a month and a year results in the first day of the month', async () => {
    const { user, changes } = setup({ format: 'MM/YYYY' });
    await user.click(first());
    await user.keyboard('092027');
    expect(changes.at(-1)).toBe('2027-09-01 00:00:00');
  });

  test('Changing the month of an existing date keeps the day, or uses the last day of a shorter month', async () => {
    const { user, changes } = setup({ format: 'MM/YYYY', defaultValue: dayjs('2025-01-31') });
    await user.click(first());
    await user.keyboard('02');
    expect(changes.at(-1)).toBe('2025-02-28 00:00:00');
    await user.keyboard('{ArrowLeft}03');
    expect(changes.at(-1)).toBe('2025-03-28 00:00:00');
  });

  test('With Day.js, 68 becomes 2068 and 69 becomes 1969', async () => {
    const { user, changes } = setup({ format: 'MM/YY' });
    await user.click(first());
    await user.keyboard('0968');
    expect(changes.at(-1)).toBe('2068-09-01 00:00:00');
    await user.keyboard('{ArrowLeft}{ArrowRight}69');
    expect(changes.at(-1)).toBe('1969-09-01 00:00:00');
  });

  test('If the format has no year, the year comes from `referenceDate`', async () => {
    const { user, changes } = setup({ format: 'D MMMM', referenceDate: dayjs('2000-01-01') });
    await user.click(first());
    await user.keyboard('28fe');
    expect(changes.at(-1)).toBe('2000-02-28 00:00:00');
  });

  test('With Day.js, February 29 is invalid unless the current year is a leap year, regardless of `referenceDate`', async () => {
    jest.useFakeTimers({ now: new Date(2026, 4, 1), advanceTimers: true });
    try {
      const { changes } = setup({ format: 'D MMMM', referenceDate: dayjs('2000-01-01') });
      const typist = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
      await typist.click(first());
      await typist.keyboard('29fe');
      expect(new Set(changes)).toEqual(new Set(['invalid']));
    } finally {
      jest.useRealTimers();
    }
  });

  test('A weekday is also a section: pressing ↑ on it moves to the next day', async () => {
    const { user, changes } = setup({
      format: 'ddd, D MMM YYYY',
      defaultValue: dayjs('2025-04-17'),
    });
    await user.click(first());
    await user.keyboard('{ArrowUp}');
    expect(hidden().value).toBe('Fri, 18 Apr 2025');
    expect(changes.at(-1)).toBe('2025-04-18 00:00:00');
  });
});

describe('#locale', () => {
  test('In German, the field shows `17.04.2025`, and in Chinese `2025/04/17`', () => {
    setup({ value: dayjs('2025-04-17') }, 'de');
    expect(hidden().value).toBe('17.04.2025');
    document.body.innerHTML = '';
    setup({ value: dayjs('2025-04-17') }, 'zh-cn');
    expect(hidden().value).toBe('2025/04/17');
  });

  test('`adapterLocale` does not translate the placeholders', () => {
    setup({}, 'de');
    expect(['Day', 'Month', 'Year'].map((name) => section(name).textContent)).toEqual([
      'DD',
      'MM',
      'YYYY',
    ]);
  });
});

describe('#limits', () => {
  test('A date outside the limits is marked as an error and still passed to `onChange`', async () => {
    const { user, changes, errors } = setup({
      minDate: dayjs('2025-01-01'),
      defaultValue: dayjs('2025-04-17'),
    });
    await user.click(first());
    await user.keyboard('{ArrowRight}{ArrowRight}2020');
    expect(changes.at(-1)).toBe('2020-04-17 00:00:00');
    expect(errors.at(-1)).toBe('minDate');
    expect(isRed()).toBe(true);
  });

  test('The arrow keys do not stop at a limit', async () => {
    const { user, changes } = setup({
      maxDate: dayjs('2025-12-31'),
      defaultValue: dayjs('2025-04-17'),
    });
    await user.click(first());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(changes.at(-1)).toBe('2026-04-17 00:00:00');
  });

  test('Without `minDate`, a date before 1900 has the error `minDate`', () => {
    const { errors } = setup({ value: dayjs('1850-04-17') });
    expect(errors.at(-1)).toBe('minDate');
  });

  test('The time in `minDate` is ignored: only days are compared', () => {
    const { errors } = setup({
      minDate: dayjs('2025-04-17T18:00'),
      value: dayjs('2025-04-17T08:00'),
    });
    expect(errors).toEqual([]);
  });
});

describe('#error-while-typing', () => {
  test('The first digits of a year are already checked: while people type 2025, the error is `invalidDate`, then `minDate`, and the field is red', async () => {
    const { user, errors } = setup();
    await user.click(first());
    await user.keyboard('0417');
    expect(isRed()).toBe(false);
    await user.keyboard('2');
    expect(errors).toEqual(['invalidDate']);
    expect(isRed()).toBe(true);
    await user.keyboard('02');
    expect(errors).toEqual(['invalidDate', 'minDate']);
    expect(isRed()).toBe(true);
  });

  test('`false` hides the error of the field, and `undefined` shows it', async () => {
    const { user, errors, rerender } = setup({ slotProps: { textField: { error: false } } });
    await user.click(first());
    await user.keyboard('0417202');
    expect(errors.at(-1)).toBe('minDate');
    expect(isRed()).toBe(false);
    rerender({ slotProps: { textField: { error: undefined } } });
    expect(isRed()).toBe(true);
  });

  test('`onError` is called when the error changes, and with `null` when the date becomes valid', async () => {
    const { user, errors } = setup();
    await user.click(first());
    await user.keyboard('04172025');
    expect(errors).toEqual(['invalidDate', 'minDate', null]);
  });
});

describe('#impossible', () => {
  test('A day that the month does not have is not corrected: `02/30/2025` stays in the field, with the error `invalidDate`', async () => {
    const { user, changes, errors } = setup();
    await user.click(first());
    await user.keyboard('02302025');
    await user.tab();
    expect(hidden().value).toBe('02/30/2025');
    expect(new Set(changes)).toEqual(new Set(['invalid']));
    expect(errors).toEqual(['invalidDate']);
  });
});

describe('#impossible', () => {
  test('In an empty field, each part is only checked against its own limits, so people can type the day 31 before the month', async () => {
    const { user } = setup({ format: 'DD/MM/YYYY' });
    await user.click(first());
    await user.keyboard('3102');
    expect(hidden().value).toBe('31/02/YYYY');
  });

  test('A date with missing parts has no error code: `onError` is not called, and the field turns red when people leave the field', async () => {
    const { user, errors } = setup();
    await user.click(first());
    await user.keyboard('02');
    expect(isRed()).toBe(false);
    await user.click(document.body);
    await waitFor(() => expect(isRed()).toBe(true));
    expect(errors).toEqual([]);
  });
});

describe('#limits', () => {
  test('The default `maxDate` is the end of 2099', () => {
    const { errors, rerender } = setup({ value: dayjs('2099-12-31') });
    expect(errors).toEqual([]);
    rerender({ value: dayjs('2100-01-01') });
    expect(errors).toEqual(['maxDate']);
  });
});

describe('#appearance', () => {
  test('A disabled field is not in the tab order', async () => {
    const { user, rerender } = setup({ readOnly: true, defaultValue: dayjs('2025-04-17') });
    await user.tab();
    expect(section('Month')).toHaveFocus();
    act(() => section('Month').blur());
    rerender({ readOnly: false, disabled: true });
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('#accessibility', () => {
  test('`autoComplete` does not reach the hidden input', () => {
    setup({ autoComplete: 'bday' });
    expect(hidden()).not.toHaveAttribute('autocomplete');
  });
});

describe('#form', () => {
  test('With `name`, a form sends the text of the field, half a date included', async () => {
    const { user } = setup({ name: 'birth' });
    await user.click(first());
    await user.keyboard('04');
    await user.tab();
    expect(hidden().name).toBe('birth');
    expect(hidden().value).toBe('04/DD/YYYY');
  });

  test('The text of an empty field is empty, even while the field has the focus', async () => {
    const { user } = setup();
    expect(hidden().value).toBe('');
    await user.click(first());
    expect(section('Month')).toHaveFocus();
    expect(hidden().value).toBe('');
  });
});
