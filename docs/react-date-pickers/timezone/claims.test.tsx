import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime, Settings } from 'luxon';
import moment, { type Moment } from 'moment-timezone';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import ClockOfAZoneInUtc from './demos/ClockOfAZoneInUtc';
import DayWithoutZone from './demos/DayWithoutZone';
import OneZoneForEveryone from './demos/OneZoneForEveryone';

const iso = '2025-04-17T15:30:00Z';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => input().value.replace(/\p{Cf}/gu, '');
const fill = (text: string) => fireEvent.change(input(), { target: { value: text } });
const status = () => screen.getByRole('status').textContent;

function inDayjs(props: React.ComponentProps<typeof DateTimeField<Dayjs>>) {
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField ampm={false} {...props} />
    </LocalizationProvider>,
  );
}

function inLuxon(props: React.ComponentProps<typeof DateTimeField<DateTime>>) {
  return render(
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <DateTimeField ampm={false} {...props} />
    </LocalizationProvider>,
  );
}

function inMoment(props: React.ComponentProps<typeof DateTimeField<Moment>>) {
  return render(
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment} adapterLocale="en">
      <DateTimeField ampm={false} {...props} />
    </LocalizationProvider>,
  );
}

beforeAll(() => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
});

/** Prints the months whose days are wrong, for a process in another zone. */
const WEEKS_OF_2025 = `
  const moment = require('moment-timezone');
  const { DateTime } = require('luxon');
  const { AdapterLuxon } = require('@mui/x-date-pickers/AdapterLuxon');
  const { AdapterMoment } = require('@mui/x-date-pickers/AdapterMoment');
  const inLuxon = new AdapterLuxon({ locale: 'en-US' });
  const inMoment = new AdapterMoment({ locale: 'en', instance: moment });
  const wrong = [];
  for (let month = 0; month < 12; month += 1) {
    const first = new Date(Date.UTC(2025, month, 1));
    const last = new Date(Date.UTC(2025, month + 1, 0));
    const days = [];
    for (let day = 1 - first.getUTCDay(); day <= last.getUTCDate() + 6 - last.getUTCDay(); day += 1) {
      days.push(new Date(Date.UTC(2025, month, day)).getUTCDate());
    }
    const text = '2025-' + String(month + 1).padStart(2, '0') + '-15';
    const luxonDays = inLuxon.getWeekArray(DateTime.fromISO(text, { zone: 'Asia/Tokyo' })).flat();
    const momentDays = inMoment.getWeekArray(moment.tz(text, 'Asia/Tokyo')).flat();
    if (luxonDays.map((day) => day.day).join() !== days.join()) wrong.push('luxon ' + text);
    if (momentDays.map((day) => day.date()).join() !== days.join()) wrong.push('moment ' + text);
  }
  process.stdout.write(JSON.stringify(wrong));
`;

/** Takes the plugins away, as in an application that does not load them. */
function expectMissingPlugin(plugins: { tz?: unknown; utc?: unknown }, message: string) {
  const { tz, utc: inUtc } = dayjs;
  const value = dayjs(iso);
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(dayjs, plugins);
  expect(() =>
    inDayjs({ timezone: 'utc' in plugins ? 'UTC' : 'Asia/Tokyo', defaultValue: value }),
  ).toThrow(message);
  Object.assign(dayjs, { tz, utc: inUtc });
  error.mockRestore();
}

describe('#dayjs', () => {
  test('Without them, a picker that has to convert throws', () => {
    expectMissingPlugin({ tz: undefined }, 'Missing timezone plugin');
    expectMissingPlugin({ utc: undefined }, 'Missing UTC plugin');
    inDayjs({ timezone: 'Asia/Tokyo', defaultValue: dayjs(iso) });
    expect(shown()).toBe('04/18/2025 00:30');
  });
});

describe('#timezone', () => {
  test('After a section was emptied while typing, a controlled value is in the zone that is shown from then on', async () => {
    const zones: string[] = [];
    function Launch({ zone }: { zone?: string }) {
      const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc(iso));
      const onChange = (next: Dayjs | null) => {
        setValue(next);
        zones.push(next?.format() ?? 'null');
      };
      return <DateTimeField ampm={false} timezone={zone} value={value} onChange={onChange} />;
    }
    const emptyAndFillMonth = async (zone?: string) => {
      zones.length = 0;
      const { unmount } = render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Launch zone={zone} />
        </LocalizationProvider>,
      );
      await userEvent.click(input());
      await userEvent.keyboard('{Backspace}{ArrowUp}{ArrowUp}');
      unmount();
      return zones;
    };
    const inTokyo = await emptyAndFillMonth('Asia/Tokyo');
    expect(inTokyo[0]).toBe('Invalid Date');
    expect(inTokyo.at(-1)).toMatch(/^2025-.*\+09:00$/);
    expect((await emptyAndFillMonth()).at(-1)).toMatch(/Z$/);
  });

  test('Without `timezone`, the zone of the value is shown', () => {
    inDayjs({ defaultValue: dayjs.utc(iso) });
    expect(shown()).toBe('04/17/2025 15:30');
  });

  test('`timezone` changes what is shown, not what you get: `onChange` receives dates in the zone of the value', () => {
    const onChange = jest.fn();
    inDayjs({ timezone: 'Asia/Tokyo', defaultValue: dayjs.utc(iso), onChange });
    expect(shown()).toBe('04/18/2025 00:30');
    fill('04/18/2025 09:00');
    expect(onChange.mock.lastCall[0].format()).toBe('2025-04-18T00:00:00Z');
  });

  test('While the value is empty, `onChange` receives dates in the zone that is shown', () => {
    const onChange = jest.fn();
    inDayjs({ timezone: 'Asia/Tokyo', onChange });
    fill('04/18/2025 09:00');
    expect(onChange.mock.lastCall[0].format()).toBe('2025-04-18T09:00:00+09:00');
  });

  test('An empty picker without `timezone` takes the zone of `referenceDate`', () => {
    const onChange = jest.fn();
    inDayjs({ referenceDate: dayjs.utc('2025-01-01'), onChange });
    fill('04/18/2025 09:00');
    expect(onChange.mock.lastCall[0].format()).toBe('2025-04-18T09:00:00Z');
  });

  test('The limits, such as `minDate`, are converted to the zone that is shown', () => {
    const errors: unknown[] = [];
    const limit = {
      timezone: 'Asia/Tokyo',
      // In Tokyo, this is already April 18.
      minDate: dayjs.utc('2025-04-17T20:00Z'),
      onError: (error: unknown) => errors.push(error),
    };
    inDayjs({ ...limit, defaultValue: dayjs.tz('2025-04-18 00:30', 'Asia/Tokyo') });
    expect(errors).toEqual([]);
    inDayjs({ ...limit, defaultValue: dayjs.tz('2025-04-17 23:30', 'Asia/Tokyo') });
    expect(errors).toEqual(['minDate']);
  });

  test('In ranges, both ends must have the same zone', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const range = (start: Dayjs, end: Dayjs) => () =>
      render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <SingleInputDateRangeField defaultValue={[start, end]} />
        </LocalizationProvider>,
      );
    const tokyo = dayjs.tz('2025-04-18', 'Asia/Tokyo');
    expect(range(dayjs.utc('2025-04-17'), tokyo)).toThrow('should be the same');
    expect(range(tokyo, tokyo)).not.toThrow();
    error.mockRestore();
  });
});

describe('#date-fns', () => {
  test('Its adapters ignore `timezone`', () => {
    const value = new Date(2025, 3, 17, 15, 30);
    render(
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateTimeField ampm={false} timezone="Asia/Tokyo" defaultValue={value} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('04/17/2025 15:30');
  });
});

describe('#luxon', () => {
  test('A zone that does not exist leaves the field empty, without an error', () => {
    const error = jest.spyOn(console, 'error');
    inLuxon({ timezone: 'Mars/Olympus', defaultValue: DateTime.fromISO(iso) });
    expect(shown()).toBe('MM/DD/YYYY hh:mm');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('#moment', () => {
  test('Pickers convert with `moment-timezone`', () => {
    const onChange = jest.fn();
    inMoment({ timezone: 'Asia/Tokyo', defaultValue: moment.utc(iso), onChange });
    expect(shown()).toBe('04/18/2025 00:30');
    fill('04/18/2025 09:00');
    expect(onChange.mock.lastCall[0].toISOString()).toBe('2025-04-18T00:00:00.000Z');
  });
});

describe('#fixed-zone', () => {
  test('`timezone` in the theme applies to all pickers of this kind', () => {
    render(
      <ThemeProvider theme={createTheme()}>
        <OneZoneForEveryone />
      </ThemeProvider>,
    );
    fill('04/18/2025 09:00 AM');
    expect(status()).toBe('2025-04-18T09:00:00.000-06:00 is 2025-04-18T15:00:00.000Z');
  });

  test('Empty pickers without `timezone` then give dates in this zone', () => {
    const dayjsChange = jest.fn();
    dayjs.tz.setDefault('America/Denver');
    const first = inDayjs({ onChange: dayjsChange });
    fill('04/18/2025 09:00');
    expect(dayjsChange.mock.lastCall[0].toISOString()).toBe('2025-04-18T15:00:00.000Z');
    dayjs.tz.setDefault();
    first.unmount();

    const luxonChange = jest.fn();
    Settings.defaultZone = 'America/Denver';
    const second = inLuxon({ onChange: luxonChange });
    fill('04/18/2025 09:00');
    expect(luxonChange.mock.lastCall[0].toUTC().toISO()).toBe('2025-04-18T15:00:00.000Z');
    Settings.defaultZone = 'system';
    second.unmount();

    const momentChange = jest.fn();
    moment.tz.setDefault('America/Denver');
    inMoment({ onChange: momentChange });
    fill('04/18/2025 09:00');
    expect(momentChange.mock.lastCall[0].toISOString()).toBe('2025-04-18T15:00:00.000Z');
    moment.tz.setDefault();
  });
});

describe('#day-only', () => {
  test('A day in UTC stays the day that was chosen, in every zone', () => {
    render(<DayWithoutZone />);
    fill('04/18/1990');
    expect(status()).toBe('For the server: 1990-04-18');
  });
});

describe('#clock-change', () => {
  test('The clock of the zone is shown, and the moment is saved', () => {
    render(<ClockOfAZoneInUtc />);
    expect(shown()).toBe('04/18/2025 00:30');
    expect(status()).toBe('For the server: 2025-04-17T15:30:00.000Z');
    fill('04/18/2025 09:00');
    expect(status()).toBe('For the server: 2025-04-18T00:00:00.000Z');
  });

  test('Luxon and Moment draw all months of 2025 correctly in the same zones', () => {
    const { execFileSync } =
      jest.requireActual<typeof import('node:child_process')>('node:child_process');
    const inParis = execFileSync(process.execPath, ['-e', WEEKS_OF_2025], {
      cwd: __dirname,
      env: { ...process.env, TZ: 'Europe/Paris' },
      encoding: 'utf8',
    });
    expect(JSON.parse(inParis)).toEqual([]);
  });
});

describe('#moment-midnight', () => {
  test('In zones whose clocks change at midnight, such as `Asia/Beirut`, `Africa/Cairo` and `America/Santiago`, days of the calendar can begin at 01:00', () => {
    const adapter = new AdapterMoment({ locale: 'en', instance: moment });
    const hours = (text: string, zone: string) =>
      new Set(
        adapter
          .getWeekArray(moment.tz(text, zone))
          .flat()
          .map((day) => day.hour()),
      );
    expect([...hours('2025-04-15', 'Asia/Beirut')]).toEqual([1]);
    expect([...hours('2025-04-15', 'Africa/Cairo')]).toEqual([0, 1]);
    expect([...hours('2025-09-15', 'America/Santiago')]).toContain(1);
    expect([...hours('2025-04-15', 'Europe/Paris')]).toEqual([0]);
  });
});

describe('#missing-hour', () => {
  test('The libraries move such a time by an hour without an error', () => {
    const text = '2025-03-09T02:30';
    const zone = 'America/New_York';
    expect(DateTime.fromISO(text, { zone }).toFormat('HH:mm')).toBe('03:30');
    expect(moment.tz(text, zone).format('HH:mm')).toBe('03:30');
    expect(dayjs.tz(text, zone).format('HH:mm')).toBe('03:30');
  });
});

describe('#accessibility', () => {
  test('The picker does not show or announce its zone', () => {
    const { container } = inDayjs({
      timezone: 'Asia/Tokyo',
      label: 'Departure',
      defaultValue: dayjs(iso),
    });
    expect(container.innerHTML).not.toMatch(/Tokyo|GMT|UTC|\+09/);
  });
});
