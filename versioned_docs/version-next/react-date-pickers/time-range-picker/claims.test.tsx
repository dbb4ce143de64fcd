import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import * as pro from '@mui/x-date-pickers-pro';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import NightShiftInAPicker from './demos/NightShiftInAPicker';

beforeAll(() => configure({ defaultHidden: true }));
/** The media query of a computer with a mouse, for the demos that choose between desktop and mobile. */
beforeAll(() => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('pointer: fine'),
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const at = (time: string, day = '17') => dayjs(`2025-04-${day}T${time}`);
const print = (times: (Dayjs | null)[]) =>
  times
    .map((time) => (time?.isValid() ? time.format('DD HH:mm') : String(time && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Hours"
        ampm={false}
        referenceDate={at('00:00', '01')}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
        onChange={(range: (Dayjs | null)[]) => log.push(print(range))}
        onAccept={(range: (Dayjs | null)[]) => log.push(`accept ${print(range)}`)}
        onRangePositionChange={(position: string) => log.push(position)}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

type User = ReturnType<typeof userEvent.setup>;
/** The hidden inputs, which have the text of the field. */
const inputs = () => [...document.querySelectorAll('input')];
const texts = () => inputs().map((input) => input.value.replace(/[\u2066-\u2069\u200e]/g, ''));
const section = (name: string, index = 0) => screen.getAllByRole('spinbutton', { name })[index]!;
const opener = () => screen.getByRole('button', { name: /^Choose range/ });
const open = (user: User) => user.click(opener());
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const list = (name: string) => within(screen.getByRole('listbox', { name }));
const hour = (user: User, name: string) =>
  user.click(list('Select hours').getByRole('option', { name: `${name} hours` }));
const minute = (user: User, name: string) =>
  user.click(list('Select minutes').getByRole('option', { name: `${name} minutes` }));
const selectedHour = () =>
  list('Select hours').getByRole('option', { selected: true }).getAttribute('aria-label');
const isDisabled = (name: string) =>
  list('Select hours').getByRole('option', { name }).getAttribute('aria-disabled') === 'true';
/** The log without the changes of the position. */
const ranges = (log: string[]) => log.filter((entry) => !/^(start|end|error.*)$/.test(entry));
const range = { defaultValue: [at('09:00'), at('17:00')] };
const end = { defaultRangePosition: 'end' };
const multi = { slots: { field: MultiInputTimeRangeField } };

describe('#value', () => {
  test('Choosing a time keeps the day of each date', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, {
      defaultValue: [at('09:00', '17'), at('11:00', '20')],
      referenceDate: undefined,
    });
    await open(user);
    await hour(user, '10');
    await press(user, 'Next');
    await hour(user, '12');
    expect(ranges(log).slice(1)).toEqual(['17 10:00/20 11:00', '17 10:00/20 12:00']);
  });

  test('In an empty picker, the day comes from `referenceDate`, or is today', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { referenceDate: at('00:00', '05') });
    await open(user);
    await hour(user, '10');
    expect(log.at(-1)).toBe('05 10:00/null');
    cleanup();
    const today = setup(DesktopTimeRangePicker, { referenceDate: undefined });
    await open(today.user);
    await hour(today.user, '10');
    expect(today.log.at(-1)).toBe(`${dayjs().format('DD')} 10:00/null`);
  });

  test('A pair of dates as `referenceDate` gives the start and the end different days', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, {
      referenceDate: [at('00:00', '05'), at('00:00', '06')],
    });
    await open(user);
    await hour(user, '22');
    await press(user, 'Next');
    await hour(user, '6');
    expect(log.at(-1)).toBe('05 22:00/06 06:00');
  });

  test('After the start is chosen, the end is still `null`', async () => {
    const { log, user } = setup(DesktopTimeRangePicker);
    await open(user);
    await hour(user, '9');
    await minute(user, '30');
    expect(log.at(-1)).toBe('01 09:30/null');
  });
});

describe('#steps', () => {
  test('Next shows the clock of the end, and the button is then OK', async () => {
    const { user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    expect(selectedHour()).toBe('9 hours');
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    await press(user, 'Next');
    expect(selectedHour()).toBe('17 hours');
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('Each choice calls `onChange`; `onAccept` and `onClose` follow after OK', async () => {
    const { log, user } = setup(DesktopTimeRangePicker);
    await open(user);
    await hour(user, '9');
    await minute(user, '30');
    await press(user, 'Next');
    await hour(user, '17');
    await minute(user, '45');
    expect(ranges(log)).toEqual([
      'open',
      '01 09:00/null',
      '01 09:30/null',
      '01 09:30/01 17:00',
      '01 09:30/01 17:45',
    ]);
    await press(user, 'OK');
    expect(ranges(log).slice(5)).toEqual(['accept 01 09:30/01 17:45', 'close']);
  });

  test('The last list of the start does not move on to the end: people press Next', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    await hour(user, '8');
    await minute(user, '30');
    expect(log).not.toContain('end');
    await minute(user, '45');
    expect(log.at(-1)).toBe('17 08:45/17 17:00');
  });

  test('With `closeOnSelect`, the last list of the end closes the popup', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { ...range, closeOnSelect: true });
    await open(user);
    await hour(user, '8');
    await minute(user, '30');
    expect(log).not.toContain('close');
    await press(user, 'Next');
    await hour(user, '18');
    await minute(user, '30');
    expect(ranges(log).slice(-2)).toEqual(['accept 17 08:30/17 18:30', 'close']);
  });

  test('Escape keeps what was chosen so far; `onAccept` then receives a range whose end can be `null`', async () => {
    const { log, user } = setup(DesktopTimeRangePicker);
    await open(user);
    await hour(user, '9');
    await user.keyboard('{Escape}');
    expect(ranges(log).slice(1)).toEqual(['01 09:00/null', 'accept 01 09:00/null', 'close']);
  });

  test('Cancel restores the range from before', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    await hour(user, '8');
    await press(user, 'Cancel');
    expect(ranges(log).slice(1)).toEqual(['17 08:00/17 17:00', '17 09:00/17 17:00', 'close']);
  });

  test('While people type, `onAccept` follows each `onChange`', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, range);
    await user.click(section('Hours'));
    await user.keyboard('8');
    expect(log).toEqual(['17 08:00/17 17:00', 'accept 17 08:00/17 17:00']);
  });

  test('`defaultRangePosition="end"` opens the popup with the end', async () => {
    const { user } = setup(DesktopTimeRangePicker, { ...range, ...end });
    await open(user);
    expect(selectedHour()).toBe('17 hours');
  });

  test('`rangePosition` and `onRangePositionChange` control the position; when the popup on desktop has closed, the position is the start again', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { ...range, rangePosition: 'end' });
    await open(user);
    expect(selectedHour()).toBe('17 hours');
    cleanup();
    const own = setup(DesktopTimeRangePicker, range);
    await open(own.user);
    await press(own.user, 'Next');
    await press(own.user, 'OK');
    expect(own.log.filter((entry) => /^(start|end)$/.test(entry))).toEqual(['end', 'start']);
    expect(log).toEqual(['open']);
  });
});

describe('#tabs', () => {
  test('On mobile, two tabs above the clock show the start or the end', async () => {
    const { user } = setup(MobileTimeRangePicker, range);
    await open(user);
    await user.click(screen.getByRole('tab', { name: 'End' }));
    expect(selectedHour()).toBe('17 hours');
    await user.click(screen.getByRole('tab', { name: 'Start' }));
    expect(selectedHour()).toBe('9 hours');
  });

  test('A toolbar shows both times, and a click on one of its numbers goes to that list', async () => {
    const { log, user } = setup(MobileTimeRangePicker, {
      defaultValue: [at('09:15'), at('17:45')],
    });
    await open(user);
    const names = ['09', '15', '17', '45'];
    expect(names.map((name) => screen.getAllByRole('button', { name }).length)).toEqual([
      1, 1, 1, 1,
    ]);
    await press(user, '45');
    expect(log.at(-1)).toBe('end');
    expect(selectedHour()).toBe('17 hours');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('45 minutes');
  });

  test('On desktop, both are hidden', async () => {
    const { user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('Select time range')).toBeNull();
  });
});

describe('#labels', () => {
  test('The tabs and the labels of two inputs are "Start" and "End", translated with your locale', async () => {
    const german = { localeText: deDE.components.MuiLocalizationProvider.defaultProps.localeText };
    setup(DesktopTimeRangePicker, multi);
    expect(screen.getByRole('group', { name: 'Start' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'End' })).toBeTruthy();
    cleanup();
    setup(DesktopTimeRangePicker, { ...multi, ...german });
    expect(screen.getByRole('group', { name: 'Beginn' })).toBeTruthy();
    cleanup();
    const { user } = setup(MobileTimeRangePicker, german);
    await user.click(screen.getAllByRole('button')[0]!);
    expect(screen.getByRole('tab', { name: 'Beginn' })).toBeTruthy();
  });
});

describe('#invalid-range', () => {
  test('The clock does not disable the times before the start', async () => {
    const { user } = setup(DesktopTimeRangePicker, { ...range, ...end });
    await open(user);
    expect(isDisabled('7 hours')).toBe(false);
  });

  test('If people choose such a time as the end, the picker sets the end to the end of the day, 23:59:59', async () => {
    const ends: string[] = [];
    const { user } = setup(DesktopTimeRangePicker, {
      ...range,
      ...end,
      onChange: (times: Dayjs[]) => ends.push(times[1]!.format('DD HH:mm:ss')),
    });
    await open(user);
    await hour(user, '7');
    expect(ends).toEqual(['17 23:59:59']);
  });

  test('A minute that is chosen afterwards belongs to this time: with a start at 9:00, 7 hours and 30 minutes become 23:30', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { ...range, ...end });
    await open(user);
    await hour(user, '7');
    await minute(user, '30');
    expect(log.at(-1)).toBe('17 09:00/17 23:30');
  });

  test('A start after the end removes the end', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    await hour(user, '20');
    expect(log.at(-1)).toBe('17 20:00/null');
  });

  test('Two equal times are a valid range', () => {
    const { log } = setup(DesktopTimeRangePicker, { defaultValue: [at('09:00'), at('09:00')] });
    expect(log).toEqual([]);
  });

  test("Times that are typed are not changed: the field turns red, and `onError` receives `['invalidRange', 'invalidRange']`", async () => {
    const { log, user } = setup(DesktopTimeRangePicker, range);
    await user.click(section('Hours', 1));
    await user.keyboard('07');
    expect(texts()).toEqual(['09:00 – 07:00']);
    expect(log).toContain('error invalidRange/invalidRange');
    expect(screen.getByRole('group', { name: 'Hours' }).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('#midnight', () => {
  test('Any end is then after any start, and the picker changes none of them', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, {
      defaultValue: [at('22:00', '17'), at('06:00', '18')],
      referenceDate: undefined,
    });
    await open(user);
    await hour(user, '23');
    await press(user, 'Next');
    await hour(user, '0');
    await hour(user, '23');
    await hour(user, '5');
    expect(ranges(log).slice(1)).toEqual([
      '17 23:00/18 06:00',
      '17 23:00/18 00:00',
      '17 23:00/18 23:00',
      '17 23:00/18 05:00',
    ]);
    expect(log.some((entry) => entry.startsWith('error'))).toBe(false);
  });

  test('The same shift can begin and end on one day, such as 9:00 to 17:00; the demo then shows 8 hours', async () => {
    render(<NightShiftInAPicker />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    expect(screen.getByRole('status').textContent).toBe('8.0 hours');
    await open(user);
    await hour(user, '9');
    expect(screen.getByRole('status').textContent).toBe('21.0 hours');
    await press(user, 'Next');
    await hour(user, '17');
    expect(texts()).toEqual(['09:00 – 17:00']);
    expect(screen.getByRole('status').textContent).toBe('8.0 hours');
  });
});

describe('#validation', () => {
  test('The clock disables the times that break them', async () => {
    const { user } = setup(DesktopTimeRangePicker, { ...range, minTime: at('08:00') });
    await open(user);
    expect(isDisabled('7 hours')).toBe(true);
    expect(isDisabled('8 hours')).toBe(false);
    await press(user, 'Next');
    expect(isDisabled('7 hours')).toBe(true);
  });

  test('`shouldDisableTime` does not know whether the time is the start or the end', () => {
    const rule = jest.fn(() => false);
    setup(DesktopTimeRangePicker, { ...range, shouldDisableTime: rule });
    const calls = rule.mock.calls as unknown[][];
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every((call) => call.length === 2 && call[1] !== 'start')).toBe(true);
  });

  test('A value that breaks a rule still reaches `onChange`', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { ...range, minTime: at('08:00') });
    await user.click(section('Hours'));
    await user.keyboard('07');
    expect(log).toContain('17 07:00/17 17:00');
    expect(log).toContain('error minTime/null');
  });
});

describe('#time-views', () => {
  test('The time is chosen in a `MultiSectionDigitalClock`, on mobile as well', async () => {
    for (const Component of [DesktopTimeRangePicker, MobileTimeRangePicker]) {
      const { user } = setup(Component, range);
      await open(user);
      expect(document.querySelector('.MuiMultiSectionDigitalClock-root')).toBeTruthy();
      cleanup();
    }
  });

  test('If the steps of the minutes make at most 24 options, all times are in one list, a `DigitalClock`', async () => {
    for (const [minutes, lists] of [
      [60, 1],
      [30, 2],
    ]) {
      const { user } = setup(DesktopTimeRangePicker, { ...range, timeSteps: { minutes } });
      await open(user);
      expect(screen.getAllByRole('listbox')).toHaveLength(lists!);
      cleanup();
    }
  });

  test('`timeSteps` refuses no value: 9:07 can be typed', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { ...range, timeSteps: { minutes: 15 } });
    await user.click(section('Minutes'));
    await user.keyboard('07');
    expect(log).toContain('17 09:07/17 17:00');
    expect(log.some((entry) => entry.startsWith('error'))).toBe(false);
  });

  test("`views={['hours', 'minutes', 'seconds']}` adds seconds to the lists and to the field", async () => {
    const { user } = setup(DesktopTimeRangePicker, {
      ...range,
      views: ['hours', 'minutes', 'seconds'],
    });
    expect(texts()).toEqual(['09:00:00 – 17:00:00']);
    await open(user);
    expect(screen.getAllByRole('listbox')).toHaveLength(3);
  });

  test("`views={['hours']}` leaves only hours", async () => {
    const { user } = setup(DesktopTimeRangePicker, { ...range, views: ['hours'] });
    await open(user);
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(screen.getAllByRole('spinbutton').map((part) => part.ariaLabel)).not.toContain(
      'Minutes',
    );
    expect(screen.queryByRole('spinbutton', { name: 'Minutes' })).toBeNull();
  });

  test('With 12 hours, AM and PM are the last list', async () => {
    const { user } = setup(DesktopTimeRangePicker, { ...range, ampm: true });
    await open(user);
    expect(screen.getAllByRole('listbox').at(-1)!.getAttribute('aria-label')).toBe(
      'Select meridiem',
    );
  });

  test('`skipDisabled` removes disabled times from the lists', async () => {
    const { user } = setup(DesktopTimeRangePicker, {
      ...range,
      minTime: at('08:00'),
      skipDisabled: true,
    });
    await open(user);
    expect(list('Select hours').queryByRole('option', { name: '7 hours' })).toBeNull();
    expect(list('Select hours').getByRole('option', { name: '8 hours' })).toBeTruthy();
  });

  test('If all parts are `null`, the button that opens the popup is not shown', () => {
    setup(DesktopTimeRangePicker, {
      ...range,
      viewRenderers: { hours: null, minutes: null, seconds: null, meridiem: null },
    });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('#field', () => {
  test('`label` is its name, and `name` sends both times as one text, for example `09:00 – 18:00`', () => {
    setup(DesktopTimeRangePicker, { name: 'open', defaultValue: [at('09:00'), at('18:00')] });
    expect(screen.getByRole('group', { name: 'Hours' })).toBeTruthy();
    expect(inputs().map((input) => input.name)).toEqual(['open']);
    expect(texts()).toEqual(['09:00 – 18:00']);
  });

  test('The button opens the popup; a click on the times does not', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, range);
    await user.click(section('Hours', 1));
    expect(log).toEqual([]);
    await open(user);
    expect(log).toEqual(['open']);
  });

  test('`format` changes the text of both times, and `slotProps.field.dateSeparator` changes what is between them', () => {
    setup(DesktopTimeRangePicker, {
      ...range,
      format: 'HH.mm',
      slotProps: { field: { dateSeparator: 'to' } },
    });
    expect(texts()).toEqual(['09.00 to 17.00']);
  });
});

describe('#two-inputs', () => {
  test('A click on one of the inputs opens the popup with this time', async () => {
    const { log, user } = setup(DesktopTimeRangePicker, { ...range, ...multi });
    await user.click(section('Hours', 1));
    expect(log).toContain('open');
    expect(selectedHour()).toBe('17 hours');
  });

  test('No button opens the popup, and `label` has no effect', () => {
    setup(DesktopTimeRangePicker, { ...range, ...multi });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Hours')).toBeNull();
  });

  test('Two inputs are read-only on mobile', async () => {
    const { log, user } = setup(MobileTimeRangePicker, { ...range, ...multi });
    section('Hours', 0).focus();
    await user.keyboard('08');
    expect(ranges(log)).toEqual([]);
    expect(texts()).toEqual(['09:00', '17:00']);
  });
});

describe('#variants', () => {
  test('In both, people can type into a field with one input', async () => {
    for (const Component of [DesktopTimeRangePicker, MobileTimeRangePicker]) {
      const { log, user } = setup(Component, range);
      await user.click(section('Hours'));
      await user.keyboard('08');
      expect(log).toContain('17 08:00/17 17:00');
      expect(log).not.toContain('open');
      cleanup();
    }
  });

  test('There is no static variant', () => {
    expect(
      Object.keys(pro)
        .filter((name) => /TimeRangePicker$/.test(name))
        .sort(),
    ).toEqual([
      'DateTimeRangePicker',
      'DesktopDateTimeRangePicker',
      'DesktopTimeRangePicker',
      'MobileDateTimeRangePicker',
      'MobileTimeRangePicker',
      'TimeRangePicker',
    ]);
  });
});

describe('#accessibility', () => {
  test('The name of the button that opens the popup contains both times, such as "Choose range, selected range is 09:00 - 17:00"', () => {
    setup(DesktopTimeRangePicker, range);
    expect(opener().getAttribute('aria-label')).toBe(
      'Choose range, selected range is 09:00 - 17:00',
    );
  });

  test('Opening the popup moves the focus to the hour of the start', async () => {
    const { user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('9 hours');
  });

  test('The lists are listboxes with names such as "Select hours"', async () => {
    const { user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    expect(screen.getAllByRole('listbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select hours',
      'Select minutes',
    ]);
  });

  test('The dialog on desktop has no accessible name', async () => {
    const { user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    const popup = screen.getByRole('dialog');
    expect(popup.getAttribute('aria-label')).toBeNull();
    expect(popup.getAttribute('aria-labelledby')).toBeNull();
  });

  test('If the range is complete, Next moves the focus to the hour of the end', async () => {
    const { user } = setup(DesktopTimeRangePicker, range);
    await open(user);
    await press(user, 'Next');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('17 hours');
  });

  test('If the end is empty, the focus stays on the button, which is now OK', async () => {
    const { user } = setup(DesktopTimeRangePicker);
    await open(user);
    await hour(user, '9');
    await minute(user, '30');
    await press(user, 'Next');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  });

  test('The sections of both times have the same names', () => {
    setup(DesktopTimeRangePicker, range);
    const names = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'));
    expect(names).toEqual(['Hours', 'Minutes', 'Hours', 'Minutes']);
  });
});
