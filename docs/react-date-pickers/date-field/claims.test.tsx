import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import { configure, render, screen } from '@testing-library/react';
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

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });

describe('#value', () => {
  test('A string or a `Date` throws an error', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => setup({ value: '2025-04-17' })).toThrow(TypeError);
    expect(() => setup({ value: new Date(2025, 3, 17) })).toThrow(TypeError);
    quiet.mockRestore();
  });

  test('The field shows the typed text even if you do not update the controlled `value`', async () => {
    const { user } = setup({ value: dayjs('2025-04-17') });
    await user.click(input());
    await user.keyboard('05');
    expect(input().value).toBe('05/17/2025');
  });
});

describe('#reset', () => {
  test('With such a handler, a reset button does not work: if the state is already `null`, setting it to `null` again does not clear a half-typed date', async () => {
    const { user, rerender } = setup({ value: null });
    await user.click(input());
    await user.keyboard('04');
    rerender({ value: null });
    expect(input().value).toBe('04/DD/YYYY');
  });

  test('If the state is updated on each change, setting it to `null` clears the field', async () => {
    const last: { date: Dayjs | null } = { date: null };
    const { user, rerender } = setup({
      value: null,
      onChange: (date: Dayjs | null) => {
        last.date = date;
      },
    });
    await user.click(input());
    await user.keyboard('04');
    rerender({ value: last.date });
    rerender({ value: null });
    expect(input().value).toBe('MM/DD/YYYY');
  });
});

describe('#format', () => {
  test('With `referenceDate`, all missing parts of a new date are taken from this date', async () => {
    const { user, changes } = setup({
      format: 'MM/YYYY',
      referenceDate: dayjs('2020-01-15T18:30'),
    });
    await user.click(input());
    await user.keyboard('092027');
    expect(changes.at(-1)).toBe('2027-09-15 18:30:00');
  });

  test('Without `referenceDate`, typing a month and a year results in the first day of the month', async () => {
    const { user, changes } = setup({ format: 'MM/YYYY' });
    await user.click(input());
    await user.keyboard('092027');
    expect(changes.at(-1)).toBe('2027-09-01 00:00:00');
  });

  test('Changing the month of an existing date keeps the day, or uses the last day of a shorter month', async () => {
    const { user, changes } = setup({ format: 'MM/YYYY', defaultValue: dayjs('2025-01-31') });
    await user.click(input());
    await user.keyboard('02');
    expect(changes.at(-1)).toBe('2025-02-28 00:00:00');
    await user.keyboard('{ArrowLeft}03');
    expect(changes.at(-1)).toBe('2025-03-28 00:00:00');
  });

  test('With Day.js, 68 becomes 2068 and 69 becomes 1969', async () => {
    const { user, changes } = setup({ format: 'MM/YY' });
    await user.click(input());
    await user.keyboard('0968');
    expect(changes.at(-1)).toBe('2068-09-01 00:00:00');
    await user.keyboard('{ArrowLeft}{ArrowRight}69');
    expect(changes.at(-1)).toBe('1969-09-01 00:00:00');
  });

  test('If the format has no year, the year comes from `referenceDate`', async () => {
    const { user, changes } = setup({ format: 'D MMMM', referenceDate: dayjs('2000-01-01') });
    await user.click(input());
    await user.keyboard('28fe');
    expect(changes.at(-1)).toBe('2000-02-28 00:00:00');
  });

  test('With Day.js, February 29 is invalid unless the current year is a leap year, regardless of `referenceDate`', async () => {
    jest.useFakeTimers({ now: new Date(2026, 4, 1), advanceTimers: true });
    try {
      const { changes } = setup({ format: 'D MMMM', referenceDate: dayjs('2000-01-01') });
      const typist = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
      await typist.click(input());
      await typist.keyboard('29fe');
      expect(changes).toEqual(['invalid']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('A weekday is also a section: pressing ↑ on it moves to the next day', async () => {
    const { user, changes } = setup({
      format: 'ddd, D MMM YYYY',
      defaultValue: dayjs('2025-04-17'),
    });
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(input().value).toBe('Fri, 17 Apr 2025');
    expect(changes.at(-1)).toBe('2025-04-18 00:00:00');
  });
});

describe('#locale', () => {
  test('In German, the field shows `17.04.2025`, and in Chinese `2025/04/17`', () => {
    setup({ value: dayjs('2025-04-17') }, 'de');
    expect(input().value).toBe('17.04.2025');
    document.body.innerHTML = '';
    setup({ value: dayjs('2025-04-17') }, 'zh-cn');
    expect(input().value).toBe('2025/04/17');
  });

  test('`adapterLocale` does not translate the placeholders', () => {
    setup({}, 'de');
    expect(input().placeholder || input().value).toBe('DD.MM.YYYY');
  });
});

describe('#limits', () => {
  test('A date outside the limits is marked as an error and still passed to `onChange`', async () => {
    const { user, changes, errors } = setup({
      minDate: dayjs('2025-01-01'),
      defaultValue: dayjs('2025-04-17'),
    });
    await user.click(input());
    await user.keyboard('{ArrowRight}{ArrowRight}2020');
    expect(changes.at(-1)).toBe('2020-04-17 00:00:00');
    expect(errors.at(-1)).toBe('minDate');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  test('The arrow keys do not stop at a limit', async () => {
    const { user, changes } = setup({
      maxDate: dayjs('2025-12-31'),
      defaultValue: dayjs('2025-04-17'),
    });
    await user.click(input());
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
  test('As soon as the first section of an empty field is filled, the error is `invalidDate`', async () => {
    const { user, errors } = setup();
    await user.click(input());
    await user.keyboard('04');
    expect(errors).toEqual(['invalidDate']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  test("This `error` overrides the field's own error state", async () => {
    const { user, errors } = setup({ slotProps: { textField: { error: false } } });
    await user.click(input());
    await user.keyboard('04');
    expect(errors).toEqual(['invalidDate']);
    expect(input().getAttribute('aria-invalid')).toBe('false');
  });

  test('`onError` is called when the error changes, and with `null` when the date becomes valid', async () => {
    const { user, errors } = setup();
    await user.click(input());
    await user.keyboard('04172025');
    expect(errors).toEqual(['invalidDate', 'minDate', null]);
  });
});

describe('#impossible', () => {
  test('A day that does not exist in the month is not corrected: `02/30/2025` stays in the field, with the error `invalidDate`', async () => {
    const { user, changes, errors } = setup();
    await user.click(input());
    await user.keyboard('02302025');
    await user.tab();
    expect(input().value).toBe('02/30/2025');
    expect(changes).toEqual(['invalid']);
    expect(errors).toEqual(['invalidDate']);
  });
});

describe('#impossible', () => {
  test('In an empty field, each part is only checked against its own limits, so users can type the day 31 before the month', async () => {
    const { user } = setup({ format: 'DD/MM/YYYY' });
    await user.click(input());
    await user.keyboard('3102');
    expect(input().value).toBe('31/02/YYYY');
  });

  test('Show a different message for each case, because an incomplete date and an impossible date have the same error code', async () => {
    const { user, errors } = setup();
    await user.click(input());
    await user.keyboard('02');
    await user.keyboard('302025');
    expect(errors).toEqual(['invalidDate']);
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
    expect(input()).toHaveFocus();
    await user.tab();
    rerender({ readOnly: false, disabled: true });
    await user.tab();
    expect(input()).not.toHaveFocus();
  });
});

describe('#accessibility', () => {
  test('`autoComplete` is not available on `DateField`', () => {
    setup({ autoComplete: 'bday' });
    expect(input().autocomplete).toBe('off');
  });
});

describe('#form', () => {
  test('With `name`, a form submits the text of the field, even if the date is half-typed', async () => {
    const { user } = setup({ name: 'birth' });
    await user.click(input());
    await user.keyboard('04');
    await user.tab();
    expect(input().name).toBe('birth');
    expect(input().value).toBe('04/DD/YYYY');
  });

  test('While an empty field has focus, its text is the placeholder', async () => {
    const { user } = setup();
    expect(input().value).toBe('');
    await user.click(input());
    expect(input().value).toBe('MM/DD/YYYY');
    await user.tab();
    expect(input().value).toBe('');
  });
});
