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
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import ClockOfAZoneInUtc from './demos/ClockOfAZoneInUtc';
import DayWithoutZone from './demos/DayWithoutZone';
import LuxonInAZone from './demos/LuxonInAZone';
import MomentInAZone from './demos/MomentInAZone';
import OneZoneForEveryone from './demos/OneZoneForEveryone';
import ShowAnotherZone from './demos/ShowAnotherZone';

const iso = '2025-04-17T15:30:00Z';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => input().value.replace(/\p{Cf}/gu, '');
const allShown = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value.replace(/\p{Cf}/gu, ''));
const valuesOfDemo = ['04/17/2025 15:30', '04/17/2025 15:30', '04/18/2025 05:30'];
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

/** Prints the days of calendars in a browser in Paris: runs in a process of its own, with that zone. */
const IN_PARIS = `
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const dayjs = require('dayjs');
  dayjs.extend(require('dayjs/plugin/utc'));
  dayjs.extend(require('dayjs/plugin/timezone'));
  const { DateTime } = require('luxon');
  const moment = require('moment-timezone');
  const { AdapterDayjs } = require('@mui/x-date-pickers/AdapterDayjs');
  const { AdapterLuxon } = require('@mui/x-date-pickers/AdapterLuxon');
  const { AdapterMoment } = require('@mui/x-date-pickers/AdapterMoment');
  const { DateCalendar } = require('@mui/x-date-pickers/DateCalendar');
  const { LocalizationProvider } = require('@mui/x-date-pickers/LocalizationProvider');

  const weeks = (provider, timezone, value) => {
    const html = renderToString(createElement(LocalizationProvider, provider,
      createElement(DateCalendar, { timezone, defaultValue: value })));
    return html.split('class="MuiDayCalendar-weekContainer').slice(1).map((week) =>
      [...week.matchAll(/role="gridcell"[^>]*>(\\d*)/g)].map((cell) => cell[1]).join(' ').trim());
  };
  const inDayjs = { dateAdapter: AdapterDayjs };
  const inLuxon = { dateAdapter: AdapterLuxon, adapterLocale: 'en-US' };
  const inMoment = { dateAdapter: AdapterMoment, dateLibInstance: moment, adapterLocale: 'en' };
  /** The days of a month in weeks. */
  const right = (month, firstDay) => {
    const rows = [[]];
    for (let day = 1; day <= new Date(Date.UTC(2025, month + 1, 0)).getUTCDate(); day += 1) {
      if (day > 1 && new Date(Date.UTC(2025, month, day)).getUTCDay() === firstDay) rows.push([]);
      rows.at(-1).push(day);
    }
    return rows.map((row) => row.join(' ')).join();
  };
  const months = (provider, timezone, firstDay, dateOf) => {
    const wrong = [];
    for (let month = 0; month < 12; month += 1) {
      const text = '2025-' + String(month + 1).padStart(2, '0') + '-15T12:00:00Z';
      if (weeks(provider, timezone, dateOf(text)).join() !== right(month, firstDay)) wrong.push(month + 1);
    }
    return wrong;
  };
  const april = dayjs.utc('2025-04-17T15:30:00Z');
  const seen = {
    ownZone: [undefined, 'system'].map((zone) => weeks(inDayjs, zone, dayjs('2025-03-15'))),
    tokyo: weeks(inDayjs, 'Asia/Tokyo', april),
    utc: weeks(inDayjs, 'UTC', april),
    wrong: {
      luxon: months(inLuxon, 'Asia/Tokyo', 1, (text) => DateTime.fromISO(text, { zone: 'UTC' })),
      moment: months(inMoment, 'Asia/Tokyo', 0, (text) => moment.utc(text)),
      utc: months(inDayjs, 'UTC', 0, (text) => dayjs.utc(text)),
    },
  };
  const june = new AdapterDayjs().setMonth(dayjs.tz('2025-01-15T12:00', 'Europe/Madrid'), 5);
  seen.june = [june.format('YYYY-MM-DD HH:mm'), june.toISOString()];
  seen.juneInUtc = new AdapterDayjs().setMonth(dayjs.utc('2025-01-15T12:00'), 5).toISOString();
  delete dayjs.tz;
  seen.wrong.withoutPlugin = months(inDayjs, undefined, 0, (text) => dayjs(text));
  process.stdout.write(JSON.stringify(seen));
`;

interface InParis {
  ownZone: string[][];
  tokyo: string[];
  utc: string[];
  june: string[];
  juneInUtc: string;
  wrong: Record<'luxon' | 'moment' | 'utc' | 'withoutPlugin', number[]>;
}

let inParis: InParis;

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
  inParis = JSON.parse(printed) as InParis;
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
  test('Luxon supports zones without a plugin', () => {
    render(<LuxonInAZone />);
    expect(allShown()).toEqual(valuesOfDemo);
  });

  test('A zone that does not exist leaves a field without a date: it shows `MM/DD/YYYYYYYYYYYYYYYY` and reports no error', () => {
    const error = jest.spyOn(console, 'error');
    inLuxon({ timezone: 'Mars/Olympus', defaultValue: DateTime.fromISO(iso) });
    expect(shown()).toBe('MM/DD/YYYYYYYYYYYYYYYY hh:mm');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('#moment', () => {
  test('Pickers convert with `moment-timezone`', () => {
    const { unmount } = render(<MomentInAZone />);
    expect(allShown()).toEqual(valuesOfDemo);
    unmount();
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

  test('March 2025 ends in an empty week, even if the picker shows the zone of the browser', () => {
    for (const weeks of inParis.ownZone) {
      expect(weeks[0]).toBe('1');
      expect(weeks.slice(-2)).toEqual(['30 31', '']);
    }
  });

  test('If the plugin is not loaded, all months of 2025 are right', () => {
    expect(inParis.wrong.withoutPlugin).toEqual([]);
  });

  test('1 April 2025, a Tuesday, is under Wednesday, and every date of the month is under the wrong weekday.', () => {
    // 6 April 2025 is a Sunday, the first day of the week.
    expect(inParis.tokyo.slice(0, 2)).toEqual(['1 2 3 4', '5 6 7 8 9 10 11']);
  });

  test('With a browser in Paris and a value of January in Madrid, 12:00 on 15 June is shown as 12:00 and saved as 09:00 UTC, where 10:00 UTC is right', () => {
    expect(inParis.june).toEqual(['2025-06-15 12:00', '2025-06-15T09:00:00.000Z']);
    expect(inParis.juneInUtc).toBe('2025-06-15T12:00:00.000Z');
  });

  test('let the picker work in UTC, which has no change of clocks', () => {
    expect(inParis.utc.slice(0, 2)).toEqual(['1 2 3 4 5', '6 7 8 9 10 11 12']);
    expect(inParis.wrong.utc).toEqual([]);
  });

  test('Luxon and Moment draw all months of 2025 correctly in the same zones', () => {
    expect(inParis.wrong.luxon).toEqual([]);
    expect(inParis.wrong.moment).toEqual([]);
  });
});

describe('#moment-midnight', () => {
  test('In zones whose clocks change at midnight, such as `Asia/Beirut`, `Africa/Cairo` and `America/Santiago`, days of the calendar can begin at 01:00', () => {
    const adapter = new AdapterMoment({ locale: 'en', instance: moment });
    const hours = (text: string, zone: string) => [
      ...new Set(
        adapter
          .getWeekArray(moment.tz(text, zone))
          .flat()
          .map((each) => each.hour()),
      ),
    ];
    expect(hours('2025-04-15', 'Asia/Beirut')).toEqual([1]);
    expect(hours('2025-04-15', 'Africa/Cairo')).toEqual([0, 1]);
    expect(hours('2025-09-15', 'America/Santiago')).toContain(1);
    expect(hours('2025-04-15', 'Europe/Paris')).toEqual([0]);
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

  const buttonSays = () =>
    screen.getByRole('button', { name: /^Choose/ }).getAttribute('aria-label');

  test('The button that opens the picker announces the date in the zone of the value', () => {
    render(<ShowAnotherZone />);
    expect(shown()).toBe('07/18/2025 00:30');
    expect(buttonSays()).toBe('Choose date, selected date is Jul 17, 2025');
  });

  test('`openDatePickerDialogue` can convert the date to the zone that is shown', () => {
    const zone = 'Asia/Tokyo';
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker
          timezone={zone}
          defaultValue={dayjs.utc(iso)}
          localeText={{
            openDatePickerDialogue: (date, utils) =>
              date !== null && utils.isValid(date)
                ? `Choose date, selected date is ${utils.format(utils.setTimezone(date, zone), 'fullDate')}`
                : 'Choose date',
          }}
        />
      </LocalizationProvider>,
    );
    expect(buttonSays()).toBe('Choose date, selected date is Apr 18, 2025');
  });
});
