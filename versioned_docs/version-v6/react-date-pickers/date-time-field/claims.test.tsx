import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

beforeAll(() => configure({ defaultHidden: true }));
function setup(props: object = {}, locale = 'en') {
  const changes: string[] = [];
  const errors: unknown[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateTimeField
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

/** The text of a fresh field. */
function textOf(props: object) {
  cleanup();
  setup(props);
  return input().value;
}

describe('#value', () => {
  test('`onChange` is called with an invalid date after the first section, and with a valid date once all sections are filled', async () => {
    const { user, changes } = setup();
    await user.click(input());
    await user.keyboard('04172025');
    expect(changes).toEqual(['invalid']);
    await user.keyboard('0205p');
    expect(changes).toEqual(['invalid', '2025-04-17 14:05:00']);
  });

  test('Pressing ↑ on the hour 23 results in hour 0 of the same day, not of the next day', async () => {
    const { user, changes } = setup({ ampm: false, defaultValue: dayjs('2025-01-31T23:05') });
    await user.click(input());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(changes).toEqual(['2025-01-31 00:05:00']);
  });

  test('The day is not adjusted to a shorter month: pressing ↑ on the month of January 31 results in `02/31`, an invalid date', async () => {
    const { user, changes } = setup({ ampm: false, defaultValue: dayjs('2025-01-31T14:05') });
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(input().value).toBe('02/31/2025 14:05');
    expect(changes).toEqual(['invalid']);
  });

  test('Parts that the format does not show are kept', async () => {
    const { user, changes } = setup({
      format: 'DD/MM/YYYY',
      defaultValue: dayjs('2025-01-31T18:30:42'),
    });
    await user.click(input());
    await user.keyboard('04');
    expect(changes.at(-1)).toBe('2025-01-04 18:30:42');
  });

  test('A date without a time is not a valid value, because there is no default time', async () => {
    const { user, changes } = setup({ referenceDate: dayjs('2025-01-31T18:30') });
    await user.click(input());
    await user.keyboard('04172025');
    await user.tab();
    expect(changes).toEqual(['invalid']);
  });

  test('In an empty field, those parts come from `referenceDate`', async () => {
    const { user, changes } = setup({
      format: 'DD/MM/YYYY',
      referenceDate: dayjs('2025-01-31T18:30'),
    });
    await user.click(input());
    await user.keyboard('04042025');
    expect(changes.at(-1)).toBe('2025-04-04 18:30:00');
  });
});

describe('#format', () => {
  test('`format` takes precedence over `ampm`', () => {
    const value = dayjs('2025-04-17T14:05');
    expect(textOf({ value })).toBe('04/17/2025 02:05 PM');
    expect(textOf({ value, ampm: false })).toBe('04/17/2025 14:05');
    expect(textOf({ value, ampm: true, format: 'DD.MM. HH:mm' })).toBe('17.04. 14:05');
  });
});

describe('#iso', () => {
  test('`YYYY-MM-DDTHH:mm` shows the same text,', () => {
    const value = dayjs('2025-04-17T14:05');
    expect(textOf({ value, format: 'YYYY-MM-DD[T]HH:mm' })).toBe('2025-04-17T14:05');
    expect(textOf({ value, format: 'YYYY-MM-DDTHH:mm' })).toBe('2025-04-17T14:05');
  });

  test('With brackets, people can paste `2025-12-24T18:30`', async () => {
    const { user, changes } = setup({ format: 'YYYY-MM-DD[T]HH:mm' });
    await user.click(input());
    await user.keyboard('{Control>}a{/Control}');
    await user.paste('2025-12-24T18:30');
    expect(changes).toEqual(['2025-12-24 18:30:00']);
  });
});

describe('#limits', () => {
  const minDateTime = dayjs('2025-04-17T12:00');
  const errorsOf = (props: object) => {
    cleanup();
    return setup(props).errors;
  };

  test('`minDate`', () => {
    expect(errorsOf({ minDateTime, value: dayjs('2025-04-16T13:00') })).toEqual(['minDate']);
  });

  test('`minTime`', () => {
    expect(errorsOf({ minDateTime, value: dayjs('2025-04-17T10:00') })).toEqual(['minTime']);
  });

  test('None', () => {
    expect(errorsOf({ minDateTime, value: dayjs('2025-04-18T08:00') })).toEqual([]);
  });

  test('`minDate` and `maxDate` compare only days: with `maxDate`, the whole last day is allowed', () => {
    const maxDate = dayjs('2025-04-17');
    expect(errorsOf({ maxDate, value: dayjs('2025-04-17T23:00') })).toEqual([]);
    expect(errorsOf({ maxDate, value: dayjs('2025-04-18T00:00') })).toEqual(['maxDate']);
  });

  test('`minTime` and `maxTime` apply to every day', () => {
    const minTime = dayjs('2025-04-17T12:00');
    expect(errorsOf({ minTime, value: dayjs('2025-04-30T10:00') })).toEqual(['minTime']);
  });

  test('together with `minDateTime`, the day of `maxTime` is also compared, and all later days are invalid', () => {
    const maxTime = dayjs('2025-04-17T17:00');
    const value = dayjs('2025-04-18T08:00');
    expect(errorsOf({ maxTime, value })).toEqual([]);
    expect(errorsOf({ maxTime, minDateTime, value })).toEqual(['maxTime']);
  });

  test('The field never corrects a value: an invalid value is marked as an error and still passed to `onChange`', async () => {
    const { user, changes } = setup({
      minDateTime,
      ampm: false,
      defaultValue: dayjs('2025-04-18T14:00'),
    });
    await user.click(input());
    await user.keyboard('{ArrowRight}17{ArrowRight}10');
    expect(changes.at(-1)).toBe('2025-04-17 10:00:00');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input().value).toBe('04/17/2025 10:00');
  });

  test('`disablePast` compares to the millisecond: a time one second ago is invalid', () => {
    const value = dayjs().subtract(1, 'second');
    expect(errorsOf({ disablePast: true, value })).toEqual(['disablePast']);
  });
});
