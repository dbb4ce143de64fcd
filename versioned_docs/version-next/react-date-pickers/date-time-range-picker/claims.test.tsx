import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as pro from '@mui/x-date-pickers-pro';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

beforeAll(() => configure({ defaultHidden: true }));
const at = (moment: string) => dayjs(`2025-04-${moment}`);
const print = (dates: (Dayjs | null)[]) =>
  dates
    .map((date) => (date?.isValid() ? date.format('DD HH:mm') : String(date && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Hire"
        ampm={false}
        referenceDate={at('01T00:00')}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
        onChange={(range: (Dayjs | null)[]) => log.push(print(range))}
        onAccept={(range: (Dayjs | null)[]) => log.push(`accept ${print(range)}`)}
        onRangePositionChange={(position: string) => log.push(position)}
        onViewChange={(view: string) => log.push(view)}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

type User = ReturnType<typeof userEvent.setup>;
/** The hidden inputs, which have the text of the field. */
const texts = () =>
  [...document.querySelectorAll('input')].map((input) =>
    input.value.replace(/[\u2066-\u2069\u200e\u200f]/g, ''),
  );
const section = (name: string, index = 0) => screen.getAllByRole('spinbutton', { name })[index]!;
const opener = () => screen.getByRole('button', { name: /^Choose range/ });
const open = (user: User) => user.click(opener());
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
/** The field turns red. */
const isRed = () => screen.getByRole('group', { name: 'Hire' }).getAttribute('aria-invalid');
const multi = { slots: { field: MultiInputDateTimeRangeField } };
const end = { defaultRangePosition: 'end' };
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const pick = (user: User, text: string) => user.click(day(text));
const clock = (user: User, list: string, option: string) =>
  user.click(
    within(screen.getByRole('listbox', { name: list })).getByRole('option', { name: option }),
  );
const range = { defaultValue: [at('10T09:00'), at('12T17:00')] };
const sameDay = {
  defaultValue: [at('10T09:00'), at('10T17:00')],
  referenceDate: undefined,
};
/** The log without the changes of the view and of the position. */
const ranges = (log: string[]) =>
  log.filter((entry) => /\d|open|close/.test(entry) && !entry.startsWith('error'));

describe('#value', () => {
  test('After the first steps, only the start is set: the end stays `null`', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await open(user);
    await pick(user, '10');
    expect(ranges(log).at(-1)).toBe('10 00:00/null');
  });

  test('With `referenceDate`, choosing another day also replaces the existing time', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, {
      ...range,
      ...end,
      referenceDate: at('01T08:15'),
    });
    await open(user);
    await pick(user, '14');
    expect(ranges(log).at(-1)).toBe('10 09:00/14 08:15');
  });
});

describe('#steps', () => {
  test('In the last step, the button is OK', async () => {
    const { user } = setup(DesktopDateTimeRangePicker);
    await open(user);
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    await press(user, 'Next');
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('Each step calls `onChange`; `onAccept` and `onClose` follow after OK', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await open(user);
    await pick(user, '10');
    await clock(user, 'Select hours', '9 hours');
    await clock(user, 'Select minutes', '30 minutes');
    await press(user, 'Next');
    await pick(user, '12');
    await clock(user, 'Select hours', '17 hours');
    await clock(user, 'Select minutes', '45 minutes');
    expect(ranges(log)).toEqual([
      'open',
      '10 00:00/null',
      '10 09:00/null',
      '10 09:30/null',
      '10 09:30/12 00:00',
      '10 09:30/12 17:00',
      '10 09:30/12 17:45',
    ]);
    await press(user, 'OK');
    expect(ranges(log).slice(7)).toEqual(['accept 10 09:30/12 17:45', 'close']);
  });

  test('A click on a day does not switch to the end: a second click moves the start again', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await open(user);
    await pick(user, '10');
    await pick(user, '12');
    expect(ranges(log)).toEqual(['open', '10 00:00/null', '12 00:00/null']);
  });

  test('Escape and a click outside close the popup and keep what was chosen so far; `onAccept` then receives a range whose end can be `null`', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await open(user);
    await pick(user, '10');
    await user.keyboard('{Escape}');
    expect(ranges(log).slice(1)).toEqual(['10 00:00/null', 'accept 10 00:00/null', 'close']);
    cleanup();
    const outside = setup(DesktopDateTimeRangePicker);
    await open(outside.user);
    await pick(outside.user, '10');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await outside.user.click(document.body);
    expect(ranges(outside.log).slice(1)).toEqual([
      '10 00:00/null',
      'accept 10 00:00/null',
      'close',
    ]);
  });

  test('Cancel restores the range from before', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, range);
    await open(user);
    await clock(user, 'Select hours', '8 hours');
    await press(user, 'Cancel');
    expect(ranges(log).slice(1)).toEqual(['10 08:00/12 17:00', '10 09:00/12 17:00', 'close']);
  });

  test('With `closeOnSelect`, the last list of the end closes the popup', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, { ...range, closeOnSelect: true });
    await open(user);
    await clock(user, 'Select minutes', '30 minutes');
    expect(log).not.toContain('close');
    await press(user, 'Next');
    await clock(user, 'Select hours', '18 hours');
    await clock(user, 'Select minutes', '30 minutes');
    expect(ranges(log).slice(-2)).toEqual(['accept 10 09:30/12 18:30', 'close']);
  });

  test('With AM and PM, this is the list of AM and PM', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, {
      ...end,
      closeOnSelect: true,
      defaultValue: [at('10T09:00'), at('12T07:00')],
      ampm: true,
      referenceDate: undefined,
    });
    await open(user);
    await clock(user, 'Select hours', '6 hours');
    await clock(user, 'Select minutes', '30 minutes');
    expect(log).not.toContain('close');
    await clock(user, 'Select meridiem', 'PM');
    expect(ranges(log).slice(-2)).toEqual(['accept 10 09:00/12 18:30', 'close']);
  });

  test('If users choose a day before the start as the end, this day becomes the new start, and the end is `null`', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, {
      ...range,
      ...end,
      referenceDate: undefined,
    });
    await open(user);
    await pick(user, '8');
    expect(ranges(log).at(-1)).toBe('08 17:00/null');
  });
});

describe('#same-day', () => {
  test('The clock does not disable the times before the start', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, { ...sameDay, ...end });
    await open(user);
    const hours = within(screen.getByRole('listbox', { name: 'Select hours' }));
    expect(
      hours
        .getAllByRole('option')
        .some((option) => option.getAttribute('aria-disabled') === 'true'),
    ).toBe(false);
  });

  test('If people choose an end before the start on the same day, the picker sets the end to the end of that day, 23:59:59', async () => {
    const seconds: string[] = [];
    const { user } = setup(DesktopDateTimeRangePicker, {
      ...sameDay,
      ...end,
      onChange: (dates: Dayjs[]) => seconds.push(dates[1]!.format('DD HH:mm:ss')),
    });
    await open(user);
    await clock(user, 'Select hours', '7 hours');
    expect(seconds).toEqual(['10 23:59:59']);
  });

  test('A minute that is chosen afterwards belongs to this time: after 7 hours and 30 minutes, the end is 23:30', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, { ...sameDay, ...end });
    await open(user);
    await clock(user, 'Select hours', '7 hours');
    await clock(user, 'Select minutes', '30 minutes');
    expect(ranges(log).at(-1)).toBe('10 09:00/10 23:30');
    expect(log.some((entry) => entry.startsWith('error'))).toBe(false);
  });

  test('Choosing a start after the end on the same day removes the end', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, sameDay);
    await open(user);
    await clock(user, 'Select hours', '20 hours');
    expect(ranges(log).at(-1)).toBe('10 20:00/null');
  });

  test('Times that are typed are not changed: the field turns red, and the error is `invalidRange`', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, sameDay);
    expect(isRed()).not.toBe('true');
    await user.click(section('Hours', 1));
    await user.keyboard('07');
    expect(texts()).toEqual(['04/10/2025 09:00 – 04/10/2025 07:00']);
    expect(log).toContain('error invalidRange/invalidRange');
    expect(isRed()).toBe('true');
  });
});

describe('#single-input', () => {
  test('In American English, the text has 41 characters with AM and PM', () => {
    setup(DesktopDateTimeRangePicker, { ...range, ampm: true });
    expect(texts()).toEqual(['04/10/2025 09:00 AM – 04/12/2025 05:00 PM']);
    expect(texts()[0]).toHaveLength(41);
  });
});

describe('#two-inputs', () => {
  test('A click on one of the inputs opens the popup with this date', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, {
      ...range,
      ...multi,
      referenceDate: undefined,
    });
    await user.click(section('Day', 1));
    expect(log).toContain('open');
    await pick(user, '14');
    expect(ranges(log).at(-1)).toBe('10 09:00/14 17:00');
  });
});

describe('#time-views', () => {
  test('The list of minutes has every fifth minute', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, range);
    await open(user);
    const minutes = within(screen.getByRole('listbox', { name: 'Select minutes' }));
    expect(minutes.getAllByRole('option')).toHaveLength(12);
  });

  test('With a step of 60 minutes, all times are in one list', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, { ...range, timeSteps: { minutes: 60 } });
    await open(user);
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(screen.getAllByRole('option')).toHaveLength(24);
  });

  test('With `null`, users can only type the times, and the popup shows only the calendar', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, {
      ...range,
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await open(user);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });
});

describe('#months', () => {
  test('On desktop, one month is shown by default; on mobile, one month is always shown', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, range);
    await open(user);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    cleanup();
    const mobile = setup(MobileDateTimeRangePicker, { ...range, calendars: 3 });
    await open(mobile.user);
    expect(within(screen.getByRole('dialog')).getAllByRole('grid')).toHaveLength(1);
  });
});

describe('#variants', () => {
  test('There is no static variant', () => {
    expect(Object.keys(pro).filter((name) => /^Static.*Range/.test(name))).toEqual([
      'StaticDateRangePicker',
    ]);
  });

  test('On mobile, the calendar and the clock are shown one after the other: Next goes forward,', async () => {
    const { user } = setup(MobileDateTimeRangePicker, { ...range, referenceDate: undefined });
    await open(user);
    const lists = () => screen.queryAllByRole('listbox').length;
    const seen = [lists()];
    for (let step = 0; step < 3; step += 1) {
      await press(user, 'Next');
      seen.push(lists());
    }
    expect(seen).toEqual([0, 2, 0, 2]);
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  });

  test('and two arrows above the view go back and forth', async () => {
    const { user } = setup(MobileDateTimeRangePicker, { ...range, referenceDate: undefined });
    await open(user);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('listbox')).toBeNull();
    await user.click(dialog.getByTitle('Open next view'));
    expect(dialog.getAllByRole('listbox').length).toBeGreaterThan(0);
    expect(dialog.queryByRole('grid')).toBeNull();
    await user.click(dialog.getByTitle('Open previous view'));
    expect(dialog.getAllByRole('grid')).toHaveLength(1);
  });

  test('People can also type into the field', async () => {
    const { log, user } = setup(MobileDateTimeRangePicker, range);
    await user.click(section('Day', 0));
    await user.keyboard('09');
    expect(ranges(log)).toContain('09 09:00/12 17:00');
    expect(log).not.toContain('open');
  });
});

describe('#validation', () => {
  test('`shouldDisableTime` applies to both ends and does not receive the position', () => {
    const rule = jest.fn(() => false);
    setup(DesktopDateTimeRangePicker, { ...range, shouldDisableTime: rule });
    const calls = rule.mock.calls as unknown[][];
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every((call) => call.length === 2 && call[1] !== 'start')).toBe(true);
  });
});

describe('#localization', () => {
  test('The texts `startDate`, `startTime`, `endDate` and `endTime` of `localeText` name the views on mobile', async () => {
    const { user } = setup(MobileDateTimeRangePicker, {
      ...range,
      localeText: { startDate: 'A', startTime: 'B', endDate: 'C', endTime: 'D' },
    });
    await open(user);
    for (const name of ['A', 'B', 'C', 'D']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
      if (name !== 'D') {
        await press(user, 'Next');
      }
    }
  });
});

describe('#accessibility', () => {
  test('Opening the popup moves the focus to the calendar', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, range);
    await open(user);
    expect(document.activeElement).toBe(day('10'));
  });

  test('The name of the button that opens the popup contains the two dates, but not the times', () => {
    setup(DesktopDateTimeRangePicker, range);
    expect(opener().getAttribute('aria-label')).toBe(
      'Choose range, selected range is Apr 10, 2025 - Apr 12, 2025',
    );
  });

  test('After Next, the focus stays on the button, which is now OK', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, range);
    await open(user);
    await press(user, 'Next');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  });
});
