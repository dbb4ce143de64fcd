import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as pro from '@mui/x-date-pickers-pro';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

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
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
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
    await user.click(inputs()[0]!);
    await pick(user, '10');
    expect(ranges(log).at(-1)).toBe('10 00:00/null');
  });
});

describe('#value', () => {
  test('With `referenceDate`, choosing another day also replaces the existing time', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, {
      ...range,
      referenceDate: at('01T08:15'),
    });
    await user.click(inputs()[1]!);
    await pick(user, '14');
    expect(ranges(log).at(-1)).toBe('10 09:00/14 08:15');
  });
});

describe('#steps', () => {
  test('Each step calls `onChange`; after the last step, `onAccept` and `onClose` are called', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await clock(user, 'Select hours', '9 hours');
    await clock(user, 'Select minutes', '30 minutes');
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
      'accept 10 09:30/12 17:45',
      'close',
    ]);
  });

  test('A click on a day does not switch to the end: a second click moves the start again', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await pick(user, '12');
    expect(ranges(log)).toEqual(['open', '10 00:00/null', '12 00:00/null']);
  });

  test('After the minutes of the start, the focus moves to the end', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await clock(user, 'Select hours', '9 hours');
    await clock(user, 'Select minutes', '30 minutes');
    expect(log).toContain('end');
    expect(document.activeElement).toBe(inputs()[1]);
  });

  test('In 12-hour format, the choice of AM or PM is the last step', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, {
      defaultValue: [at('10T09:00'), at('12T07:00')],
      ampm: true,
      referenceDate: undefined,
    });
    await user.click(inputs()[1]!);
    await clock(user, 'Select hours', '6 hours');
    await clock(user, 'Select minutes', '30 minutes');
    expect(log).not.toContain('close');
    await clock(user, 'Select meridiem', 'PM');
    expect(ranges(log).slice(-2)).toEqual(['accept 10 09:00/12 18:30', 'close']);
  });

  test('If users choose a day before the start as the end, this day becomes the new start, and the end is `null`', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, { ...range, referenceDate: undefined });
    await user.click(inputs()[1]!);
    await pick(user, '8');
    expect(ranges(log).at(-1)).toBe('08 17:00/null');
  });
});

describe('#same-day', () => {
  test('The clock does not disable the times before the start', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, sameDay);
    await user.click(inputs()[1]!);
    await clock(user, 'Select hours', '7 hours');
    expect(ranges(log).at(-1)).toBe('10 09:00/10 07:00');
    expect(log).toContain('error invalidRange/invalidRange');
  });

  test('After the last step of such a range, the popup stays open', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, sameDay);
    await user.click(inputs()[1]!);
    await clock(user, 'Select hours', '7 hours');
    await clock(user, 'Select minutes', '30 minutes');
    expect(log).not.toContain('close');
  });

  test('Choosing a start after the end on the same day removes the end', async () => {
    const { log, user } = setup(DesktopDateTimeRangePicker, sameDay);
    await user.click(inputs()[0]!);
    await clock(user, 'Select hours', '20 hours');
    expect(ranges(log).at(-1)).toBe('10 20:00/null');
  });
});

describe('#time-views', () => {
  test('The list of minutes has every fifth minute', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, range);
    await user.click(inputs()[0]!);
    const minutes = within(screen.getByRole('listbox', { name: 'Select minutes' }));
    expect(minutes.getAllByRole('option')).toHaveLength(12);
  });

  test('With a step of 60 minutes, all times are in one list', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, { ...range, timeSteps: { minutes: 60 } });
    await user.click(inputs()[0]!);
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(screen.getAllByRole('option')).toHaveLength(24);
  });

  test('With `null`, users can only type the times, and the popup shows only the calendar', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, {
      ...range,
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await user.click(inputs()[0]!);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });
});

describe('#months', () => {
  test('On desktop, one month is shown by default; on mobile, one month is always shown', async () => {
    const { user } = setup(DesktopDateTimeRangePicker, range);
    await user.click(inputs()[0]!);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    await user.keyboard('{Escape}');
    setup(MobileDateTimeRangePicker, { ...range, calendars: 3 });
    await user.click(inputs()[2]!);
    expect(within(screen.getByRole('dialog')).getAllByRole('grid')).toHaveLength(1);
  });
});

describe('#variants', () => {
  test('There is no static variant', () => {
    expect(Object.keys(pro).filter((name) => /^Static.*Range/.test(name))).toEqual([
      'StaticDateRangePicker',
    ]);
  });

  test('On mobile, the calendar and the clock are shown one after the other, with buttons to go back and forth', async () => {
    const { user } = setup(MobileDateTimeRangePicker, { ...range, referenceDate: undefined });
    await user.click(inputs()[0]!);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('listbox')).toBeNull();
    await user.click(dialog.getByTitle('Open next view'));
    expect(dialog.getAllByRole('listbox').length).toBeGreaterThan(0);
    expect(dialog.queryByRole('grid')).toBeNull();
    await user.click(dialog.getByTitle('Open previous view'));
    expect(dialog.getAllByRole('grid')).toHaveLength(1);
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
