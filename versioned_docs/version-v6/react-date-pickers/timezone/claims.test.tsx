import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
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

beforeAll(() => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
});

/** What other libraries do, and Day.js in a browser in Paris: runs in a process of its own, with that zone. */
const IN_PARIS = `
  const { JSDOM } = require('jsdom');
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost' });
  globalThis.window = window;
  for (const key of Object.getOwnPropertyNames(window)) {
    if (!(key in globalThis)) globalThis[key] = window[key];
  }
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const { createElement } = require('react');
  const { cleanup, fireEvent, render } = require('@testing-library/react');
  const dayjs = require('dayjs');
  dayjs.extend(require('dayjs/plugin/utc'));
  dayjs.extend(require('dayjs/plugin/timezone'));
  const { DateTime, Settings } = require('luxon');
  const moment = require('moment-timezone');
  const { AdapterDateFns } = require('@mui/x-date-pickers/AdapterDateFnsV3');
  const { AdapterDayjs } = require('@mui/x-date-pickers/AdapterDayjs');
  const { AdapterLuxon } = require('@mui/x-date-pickers/AdapterLuxon');
  const { AdapterMoment } = require('@mui/x-date-pickers/AdapterMoment');
  const { DateCalendar } = require('@mui/x-date-pickers/DateCalendar');
  const { DateTimeField } = require('@mui/x-date-pickers/DateTimeField');
  const { LocalizationProvider } = require('@mui/x-date-pickers/LocalizationProvider');

  const errors = [];
  console.error = (...texts) => errors.push(texts.join(' '));
  const text = '2025-04-17T15:30:00Z';
  const inLuxon = { dateAdapter: AdapterLuxon, adapterLocale: 'en-US' };
  const inMoment = { dateAdapter: AdapterMoment, dateLibInstance: moment, adapterLocale: 'en' };
  const field = (provider, props, typed) => {
    let changed = null;
    const onChange = (value) => { changed = value; };
    const { container } = render(createElement(LocalizationProvider, provider,
      createElement(DateTimeField, { ampm: false, onChange, ...props })));
    const input = container.querySelector('input');
    const shown = input.value.replace(/\\p{Cf}/gu, '');
    if (typed) fireEvent.change(input, { target: { value: typed } });
    cleanup();
    return { shown, changed: changed && new Date(changed.valueOf()).toISOString() };
  };
  const rows = (props) => {
    const { container } = render(createElement(LocalizationProvider, { dateAdapter: AdapterDayjs },
      createElement(DateCalendar, props)));
    const weeks = [...container.querySelectorAll('.MuiDayCalendar-weekContainer')];
    const found = weeks.map((week) =>
      [...week.children].map((cell) => cell.textContent).join(' ').trim());
    cleanup();
    return found;
  };
  const seen = {};

  seen.dateFns = field({ dateAdapter: AdapterDateFns },
    { timezone: 'Asia/Tokyo', defaultValue: new Date(2025, 3, 17, 15, 30) }).shown;
  seen.noZone = field(inLuxon, { timezone: 'Mars/Olympus', defaultValue: DateTime.fromISO(text) }).shown;
  seen.noZoneErrors = errors.length;
  seen.moment = field(inMoment,
    { timezone: 'Asia/Tokyo', defaultValue: moment.utc(text) }, '04/18/2025 09:00');

  Settings.defaultZone = 'America/Denver';
  seen.luxonDefault = field(inLuxon, {}, '04/18/2025 09:00').changed;
  Settings.defaultZone = 'system';
  moment.tz.setDefault('America/Denver');
  seen.momentDefault = field(inMoment, {}, '04/18/2025 09:00').changed;
  moment.tz.setDefault();

  seen.dayjsTokyo = rows({ timezone: 'Asia/Tokyo', defaultValue: dayjs.utc(text) });
  seen.dayjsUtc = rows({ timezone: 'UTC', defaultValue: dayjs.utc(text) });

  const luxonAdapter = new AdapterLuxon({ locale: 'en-US' });
  const momentAdapter = new AdapterMoment({ locale: 'en', instance: moment });
  /** The days of a month in whole weeks. */
  const weeksOf = (month, firstDay) => {
    const first = new Date(Date.UTC(2025, month, 1));
    const last = new Date(Date.UTC(2025, month + 1, 0));
    const before = (first.getUTCDay() - firstDay + 7) % 7;
    const after = 6 - ((last.getUTCDay() - firstDay + 7) % 7);
    const days = [];
    for (let day = 1 - before; day <= last.getUTCDate() + after; day += 1) {
      days.push(new Date(Date.UTC(2025, month, day)).getUTCDate());
    }
    return days.join();
  };
  seen.wrong = [];
  for (let month = 0; month < 12; month += 1) {
    const middle = '2025-' + String(month + 1).padStart(2, '0') + '-15';
    const luxonDays = luxonAdapter.getWeekArray(DateTime.fromISO(middle, { zone: 'Asia/Tokyo' }));
    const momentDays = momentAdapter.getWeekArray(moment.tz(middle, 'Asia/Tokyo'));
    if (luxonDays.flat().map((day) => day.day).join() !== weeksOf(month, 1)) seen.wrong.push('luxon ' + middle);
    if (momentDays.flat().map((day) => day.date()).join() !== weeksOf(month, 0)) seen.wrong.push('moment ' + middle);
  }

  const hours = (day, zone) =>
    [...new Set(momentAdapter.getWeekArray(moment.tz(day, zone)).flat().map((each) => each.hour()))];
  seen.midnight = {
    beirut: hours('2025-04-15', 'Asia/Beirut'),
    cairo: hours('2025-04-15', 'Africa/Cairo'),
    santiago: hours('2025-09-15', 'America/Santiago'),
    paris: hours('2025-04-15', 'Europe/Paris'),
  };
  const missing = ['2025-03-09T02:30', 'America/New_York'];
  seen.missingHour = [
    DateTime.fromISO(missing[0], { zone: missing[1] }).toFormat('HH:mm'),
    moment.tz(...missing).format('HH:mm'),
    dayjs.tz(...missing).format('HH:mm'),
  ];
  require('node:fs').writeSync(1, JSON.stringify(seen));
  process.exit(0);
`;

interface Seen {
  dateFns: string;
  noZone: string;
  noZoneErrors: number;
  moment: { shown: string; changed: string };
  luxonDefault: string;
  momentDefault: string;
  dayjsTokyo: string[];
  dayjsUtc: string[];
  wrong: string[];
  midnight: Record<'beirut' | 'cairo' | 'santiago' | 'paris', number[]>;
  missingHour: string[];
}

let seen: Seen;

beforeAll(() => {
  const { execFileSync } =
    jest.requireActual<typeof import('node:child_process')>('node:child_process');
  const printed = execFileSync(process.execPath, ['-e', IN_PARIS], {
    cwd: __dirname,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Europe/Paris' },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 50_000,
  });
  seen = JSON.parse(printed) as Seen;
}, 60_000);

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
    expect(seen.dateFns).toBe('04/17/2025 15:30');
  });
});

describe('#luxon', () => {
  test('A zone that does not exist leaves a field without a date: it shows `MM/DD/YYYYYYYYYYYYYYYY` and reports no error', () => {
    expect(seen.noZone).toBe('MM/DD/YYYYYYYYYYYYYYYY hh:mm');
    expect(seen.noZoneErrors).toBe(0);
  });
});

describe('#moment', () => {
  test('Pickers convert with `moment-timezone`', () => {
    expect(seen.moment).toEqual({
      shown: '04/18/2025 00:30',
      changed: '2025-04-18T00:00:00.000Z',
    });
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
    expect(status()).toBe('2025-04-18T09:00:00-06:00 is 2025-04-18T15:00:00.000Z');
  });

  test('Empty pickers without `timezone` then give dates in this zone', () => {
    const dayjsChange = jest.fn();
    dayjs.tz.setDefault('America/Denver');
    const first = inDayjs({ onChange: dayjsChange });
    fill('04/18/2025 09:00');
    expect(dayjsChange.mock.lastCall[0].toISOString()).toBe('2025-04-18T15:00:00.000Z');
    dayjs.tz.setDefault();
    first.unmount();

    expect(seen.luxonDefault).toBe('2025-04-18T15:00:00.000Z');
    expect(seen.momentDefault).toBe('2025-04-18T15:00:00.000Z');
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

  test('April 2025 begins one day too early, and every date is under the wrong weekday', () => {
    // 6 April 2025 is a Sunday, the first day of the week.
    expect(seen.dayjsTokyo.slice(0, 2)).toEqual(['1 2 3 4', '5 6 7 8 9 10 11']);
  });

  test('let the picker work in UTC, which has no change of clocks', () => {
    expect(seen.dayjsUtc.slice(0, 2)).toEqual(['1 2 3 4 5', '6 7 8 9 10 11 12']);
  });

  test('Luxon and Moment draw all months of 2025 correctly in the same zones', () => {
    expect(seen.wrong).toEqual([]);
  });
});

describe('#moment-midnight', () => {
  test('In zones whose clocks change at midnight, such as `Asia/Beirut`, `Africa/Cairo` and `America/Santiago`, days of the calendar can begin at 01:00', () => {
    expect(seen.midnight.beirut).toEqual([1]);
    expect(seen.midnight.cairo).toEqual([0, 1]);
    expect(seen.midnight.santiago).toContain(1);
    expect(seen.midnight.paris).toEqual([0]);
  });
});

describe('#missing-hour', () => {
  test('The libraries move such a time by an hour without an error', () => {
    expect(seen.missingHour).toEqual(['03:30', '03:30', '03:30']);
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
