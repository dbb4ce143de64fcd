import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

beforeAll(() => configure({ defaultHidden: true }));
function setup(props: object = {}, locale = 'en') {
  const changes: string[] = [];
  const errors: unknown[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <TimeField
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

/** The hidden input with the text of the field. */
const input = () => document.querySelector('input')!;
const field = () => screen.getByRole('group', { name: 'Field' });
/** The first section of the field. */
const firstSection = () => screen.getAllByRole('spinbutton')[0]!;

/** The text of a fresh field. */
function textOf(props: object, locale?: string) {
  cleanup();
  setup(props, locale);
  return input().value;
}

describe('#value', () => {
  test('Typing a time keeps the day of the value', async () => {
    const { user, changes } = setup({ ampm: false, defaultValue: dayjs('2024-02-29T08:00') });
    await user.click(firstSection());
    await user.keyboard('0915');
    expect(changes.at(-1)).toBe('2024-02-29 09:15:00');
  });

  test('In an empty field, the day comes from `referenceDate`, or is today', async () => {
    const first = setup({ ampm: false, referenceDate: dayjs('2025-04-17') });
    await first.user.click(firstSection());
    await first.user.keyboard('0915');
    expect(first.changes.at(-1)).toBe('2025-04-17 09:15:00');
    cleanup();
    const { user, changes } = setup({ ampm: false });
    await user.click(firstSection());
    await user.keyboard('0915');
    expect(changes.at(-1)).toBe(`${dayjs().format('YYYY-MM-DD')} 09:15:00`);
  });

  test('After a user clears the field, the next time has the day of the last value again', async () => {
    const { user, changes } = setup({ ampm: false, defaultValue: dayjs('2024-02-29T08:00') });
    await user.click(firstSection());
    await user.keyboard('{Backspace}{ArrowRight}{Backspace}');
    expect(changes).toEqual(['null']);
    expect(input().value).toBe('');
    await user.keyboard('{ArrowLeft}0915');
    expect(changes.at(-1)).toBe('2024-02-29 09:15:00');
  });
});

describe('#value', () => {
  test('if one section of a complete time is deleted, `onChange` receives `null`, and `onError` is not called', async () => {
    const { user, changes, errors } = setup({
      ampm: false,
      defaultValue: dayjs('2025-04-17T08:00'),
    });
    await user.click(firstSection());
    await user.keyboard('{Backspace}');
    expect(input().value).toBe('hh:00');
    expect(changes).toEqual(['null']);
    expect(errors).toEqual([]);
  });

  test('The field turns red when people leave it half-filled', async () => {
    const { user, errors } = setup({ ampm: false });
    await user.click(firstSection());
    await user.keyboard('13');
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    await user.click(document.body);
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
    expect(errors).toEqual([]);
  });
});

describe('#format', () => {
  test('Parts that the format does not show are kept: with `HH:mm`, the seconds of the value do not change', async () => {
    const { user, changes } = setup({
      format: 'HH:mm',
      defaultValue: dayjs('2025-04-17T14:05:42'),
    });
    await user.click(firstSection());
    await user.keyboard('15');
    expect(changes.at(-1)).toBe('2025-04-17 15:05:42');
  });

  test('In a 12-hour field, 12 AM is midnight and 12 PM is noon', async () => {
    const { user, changes } = setup({ referenceDate: dayjs('2025-04-17') });
    await user.click(firstSection());
    await user.keyboard('1230a');
    expect(changes.at(-1)).toBe('2025-04-17 00:30:00');
    await user.keyboard('p');
    expect(changes.at(-1)).toBe('2025-04-17 12:30:00');
  });

  test('An hour that is out of range is not rejected: typing 13 in a 12-hour field enters 3, and 24 in a 24-hour field enters 4', async () => {
    const first = setup();
    await first.user.click(firstSection());
    await first.user.keyboard('13');
    expect(input().value).toBe('03:mm aa');
    cleanup();
    const { user } = setup({ ampm: false });
    await user.click(firstSection());
    await user.keyboard('24');
    expect(input().value).toBe('04:mm');
  });

  test('Pressing ↑ on the hour 23 results in hour 0 of the same day', async () => {
    const { user, changes } = setup({ ampm: false, defaultValue: dayjs('2025-04-17T23:30') });
    await user.click(firstSection());
    await user.keyboard('{ArrowUp}');
    expect(changes.at(-1)).toBe('2025-04-17 00:30:00');
  });
});

describe('#format', () => {
  test('In a new time without `referenceDate`, hidden parts that are smaller than the shown ones are zero', async () => {
    const { user, changes } = setup({ format: 'HH:mm' });
    await user.click(firstSection());
    await user.keyboard('0915');
    expect(changes.at(-1)).toMatch(/ 09:15:00$/);
  });

  test('Larger parts, such as the hour for `mm:ss`, come from the current time', async () => {
    const { user, changes } = setup({ format: 'mm:ss' });
    const hours = [dayjs().format(' HH:')];
    await user.click(firstSection());
    await user.keyboard('0542');
    hours.push(dayjs().format(' HH:'));
    expect(hours).toContain(changes.at(-1)!.slice(10, 14));
  });

  test('With `referenceDate`, all hidden parts come from this date', async () => {
    const referenceDate = dayjs('2025-04-17T07:20:33');
    const first = setup({ format: 'HH:mm', referenceDate });
    await first.user.click(firstSection());
    await first.user.keyboard('0915');
    expect(first.changes.at(-1)).toBe('2025-04-17 09:15:33');
    cleanup();
    const { user, changes } = setup({ format: 'mm:ss', referenceDate });
    await user.click(firstSection());
    await user.keyboard('0542');
    expect(changes.at(-1)).toBe('2025-04-17 07:05:42');
  });
});

describe('#ampm', () => {
  const value = dayjs('2025-04-17T14:05');

  test('The default follows the locale: 12 hours in American English, 24 hours in German and Chinese', () => {
    expect(textOf({ value })).toBe('02:05 PM');
    expect(textOf({ value }, 'de')).toBe('14:05');
    expect(textOf({ value }, 'zh-cn')).toBe('14:05');
  });

  test('`format` takes precedence over `ampm`', () => {
    expect(textOf({ value, ampm: false })).toBe('14:05');
    expect(textOf({ value, ampm: false, format: 'hh:mm A' })).toBe('02:05 PM');
  });
});

describe('#milliseconds', () => {
  test('With the format `HH:mm:ss.SSS`, the field shows the letters `SSS`', () => {
    const value = dayjs('2025-04-17T14:05:42.123');
    expect(textOf({ value, format: 'HH:mm:ss.SSS' })).toBe('14:05:42.SSS');
  });
});

describe('#limits', () => {
  const maxTime = dayjs('2020-01-01T18:00');

  test('The field never corrects a time: an invalid time is marked as an error and still passed to `onChange`', async () => {
    const { user, changes, errors } = setup({
      ampm: false,
      maxTime,
      defaultValue: dayjs('2025-04-17T10:00'),
    });
    await user.click(firstSection());
    await user.keyboard('20');
    expect(changes.at(-1)).toBe('2025-04-17 20:00:00');
    expect(errors.at(-1)).toBe('maxTime');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('The day of `minTime` and `maxTime` is ignored, but the seconds are compared: with a `maxTime` of 18:00, 18:00:30 is too late', () => {
    expect(setup({ maxTime, value: dayjs('2025-04-17T18:00') }).errors).toEqual([]);
    cleanup();
    expect(setup({ maxTime, value: dayjs('2025-04-17T18:00:30') }).errors).toEqual(['maxTime']);
  });

  test('`disablePast` compares the complete date: 23:59 of yesterday is in the past', () => {
    const value = dayjs().subtract(1, 'day').hour(23).minute(59);
    expect(setup({ disablePast: true, value }).errors).toEqual(['disablePast']);
  });

  test('`disableIgnoringDatePartForTimeValidation` compares the day of `minTime` and `maxTime` as well', () => {
    const { errors } = setup({
      disableIgnoringDatePartForTimeValidation: true,
      minTime: dayjs('2025-04-18T09:00'),
      value: dayjs('2025-04-17T10:00'),
    });
    expect(errors).toEqual(['minTime']);
  });

  test('With `minutesStep={15}`, ↑ changes 07 to 15, and 45 to 00 of the same hour', async () => {
    const { user, changes } = setup({
      minutesStep: 15,
      ampm: false,
      defaultValue: dayjs('2025-04-17T10:07'),
    });
    await user.click(firstSection());
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(changes.at(-1)).toBe('2025-04-17 10:15:00');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(changes.at(-1)).toBe('2025-04-17 10:00:00');
  });

  test('Users can type other minutes, which have the error `minutesStep`', async () => {
    const { user, errors, changes } = setup({
      minutesStep: 15,
      ampm: false,
      defaultValue: dayjs('2025-04-17T10:00'),
    });
    await user.click(firstSection());
    await user.keyboard('{ArrowRight}20');
    expect(changes.at(-1)).toBe('2025-04-17 10:20:00');
    expect(errors.at(-1)).toBe('minutesStep');
  });
});

describe('#night', () => {
  test('With a `minTime` of 22:00 and a `maxTime` of 06:00, 23:00 is invalid because it is after `maxTime`', () => {
    const { errors } = setup({
      minTime: dayjs('2020-01-01T22:00'),
      maxTime: dayjs('2020-01-01T06:00'),
      value: dayjs('2025-04-17T23:00'),
    });
    expect(errors).toEqual(['maxTime']);
  });
});

describe('#accessibility', () => {
  test('Each section is a `spinbutton` named "Hours", "Minutes", "Seconds" or "Meridiem", in a group that has the label as its name', () => {
    setup({ format: 'hh:mm:ss A' });
    const sections = within(field()).getAllByRole('spinbutton');
    expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual([
      'Hours',
      'Minutes',
      'Seconds',
      'Meridiem',
    ]);
  });
});
