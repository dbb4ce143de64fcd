import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  cleanup,
  configure,
  createEvent,
  fireEvent,
  render,
  screen,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import HolidayInYourState from './demos/HolidayInYourState';
import WholeWeeks from './demos/WholeWeeks';

beforeAll(() => configure({ defaultHidden: true }));
const july = (day: number) => dayjs(`2025-07-${String(day).padStart(2, '0')}`);
const print = (dates: (Dayjs | null)[]) =>
  dates.map((date) => (date ? date.format('MM-DD') : 'null')).join('/');

function setup(props: object = {}) {
  const log: string[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        reduceAnimations
        onRangePositionChange={(position) => log.push(position)}
        onChange={(range, state) => log.push(`${print(range)} ${state}`)}
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const chosen = () =>
  screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);

/** jsdom has no drag events with data, so they are made here. */
function drag(from: string, to: string) {
  const data = new Map<string, string>();
  const dataTransfer = {
    setDragImage() {},
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type),
  };
  const fire = (type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop', on: Element) => {
    const event = createEvent[type](on);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(on, event);
  };
  fire('dragStart', day(from));
  fire('dragEnter', day(to));
  fire('dragOver', day(to));
  fire('drop', day(to));
}

describe('#value', () => {
  test('With a pair of dates as `referenceDate`, the start and the end get different times', async () => {
    const times: string[] = [];
    const { user } = setup({
      referenceDate: [dayjs('2025-07-01T15:00'), dayjs('2025-07-01T11:00')],
      onChange: ([start, end]: (Dayjs | null)[]) =>
        times.push(`${start?.hour() ?? ''}/${end?.hour() ?? ''}`),
    });
    await user.click(day('8'));
    await user.click(day('10'));
    expect(times).toEqual(['15/', '15/11']);
  });

  test('The second argument of `onChange` is `finish` when an end completes the range', async () => {
    const { log, user } = setup({ referenceDate: july(1) });
    await user.click(day('8'));
    await user.click(day('10'));
    expect(log).toEqual(['end', '07-08/null partial', 'start', '07-08/07-10 finish']);
  });

  test('A new start is `partial` even if both dates are set', async () => {
    const { log, user } = setup({ defaultValue: [july(8), july(17)] });
    await user.click(day('9'));
    expect(log.at(-1)).toBe('07-09/07-17 partial');
  });

  test('Setting the value to `[null, null]` does not reset the range position: the next click sets the same date that it would have set before', async () => {
    const { log, user, rerender } = setup({
      value: [july(8), null],
      referenceDate: july(1),
      defaultRangePosition: 'end',
    });
    rerender({ value: [null, null] });
    await user.click(day('10'));
    expect(log.at(-1)).toMatch(/^null\/07-10/);
    cleanup();
    render(<HolidayInYourState />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(day('10'));
    await user.click(day('12'));
    expect(screen.getByRole('status')).toHaveTextContent('3 days off');
  });

  test('The calendar has no `onError`, `onAccept` or `format` prop', async () => {
    const onError = jest.fn();
    const onAccept = jest.fn();
    const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    const { log, user } = setup({
      defaultValue: [july(8), july(17)],
      maxDate: july(12),
      defaultRangePosition: 'end',
      onError,
      onAccept,
      format: 'YYYY',
    });
    await user.click(day('10'));
    expect(log.at(-1)).toBe('07-08/07-10 finish');
    expect(onError).not.toHaveBeenCalled();
    expect(onAccept).not.toHaveBeenCalled();
    expect(screen.getByText('July 2025')).toBeVisible();
    console.mockRestore();
  });
});

describe('#range-position', () => {
  test('A click calls `onRangePositionChange`, then `onChange`', async () => {
    const { log, user } = setup({ referenceDate: july(1) });
    await user.click(day('8'));
    expect(log).toEqual(['end', '07-08/null partial']);
  });

  test('With a fixed `rangePosition="end"`, each click moves the end, and the start does not change', async () => {
    const { log, user } = setup({ defaultValue: [july(8), july(10)], rangePosition: 'end' });
    await user.click(day('14'));
    await user.click(day('12'));
    expect(log.filter((entry) => entry.includes('/'))).toEqual([
      '07-08/07-14 finish',
      '07-08/07-12 finish',
    ]);
  });

  test('A click on a day before the start still replaces the start', async () => {
    const { log, user } = setup({ defaultValue: [july(8), july(10)], rangePosition: 'end' });
    await user.click(day('3'));
    expect(log.at(-1)).toBe('07-03/null partial');
  });
});

describe('#whole-weeks', () => {
  test('each click selects a whole week', async () => {
    render(<WholeWeeks />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    expect(chosen()).toEqual(['6', '12']);
    await user.click(day('24'));
    expect(chosen()).toEqual(['20', '26']);
    await user.click(day('1'));
    expect(chosen()[1]).toBe('5');
  });
});

describe('#months', () => {
  test('By default, the calendar shows two months, even on phones', () => {
    setup({ calendars: undefined });
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });

  test('`showDaysOutsideCurrentMonth` only works with `calendars={1}`', () => {
    const { rerender } = setup({ referenceDate: july(1), showDaysOutsideCurrentMonth: true });
    expect(screen.getAllByText('30', { selector: '[role=gridcell]' })).toHaveLength(2);
    rerender({ calendars: 2 });
    // July 30 and no other: neither June 30 before July, nor the days around August, which has its own 30.
    expect(screen.getAllByText('30', { selector: '[role=gridcell]' })).toHaveLength(2);
    expect(screen.getAllByText('29', { selector: '[role=gridcell]' })).toHaveLength(2);
  });

  test('If the value changes to a date in another month, the calendar shows that month', () => {
    const { rerender } = setup({ value: [july(8), july(10)] });
    rerender({ value: [dayjs('2026-01-05'), dayjs('2026-01-07')] });
    expect(screen.getAllByText('January 2026').length).toBeGreaterThan(0);
  });

  test('The header has arrows, but no year menu', async () => {
    setup({ defaultValue: [july(8), july(10)] });
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Previous month', 'Next month']);
  });
});

describe('#months', () => {
  test('`onMonthChange` is called with the month at the position `currentMonthCalendarPosition`', async () => {
    const months: string[] = [];
    const { user } = setup({
      referenceDate: july(1),
      calendars: 2,
      currentMonthCalendarPosition: 2,
      onMonthChange: (month: Dayjs) => months.push(month.format('MMMM')),
    });
    await user.click(screen.getAllByRole('button', { name: 'Next month' }).at(-1)!);
    expect(months).toEqual(['August']);
    expect(screen.getByRole('grid', { name: 'July 2025' })).toBeTruthy();
  });
});

describe('#custom-day', () => {
  test('In that function, `isDaySelected` is `true` for the two ends of the range only', () => {
    const selected = new Set<string>();
    const names = new Set<string>();
    setup({
      defaultValue: [july(8), july(10)],
      slotProps: {
        day: (ownerState: { day: Dayjs; isDaySelected: boolean }) => {
          Object.keys(ownerState).forEach((name) => names.add(name));
          if (ownerState.isDaySelected) {
            selected.add(ownerState.day.format('MM-DD'));
          }
          return {};
        },
      },
    });
    expect([...selected]).toEqual(['07-08', '07-10']);
    expect([...names]).toEqual(
      expect.arrayContaining(['day', 'isDayCurrent', 'isDayOutsideMonth', 'isDaySelected']),
    );
  });
});

describe('#disabled', () => {
  test('`disabled` disables all days, but not the arrows', async () => {
    const { user } = setup({ referenceDate: july(1), disabled: true });
    const days = screen.getAllByRole('gridcell').filter((cell) => cell.tagName === 'BUTTON');
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((cell) => cell.hasAttribute('disabled'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('August 2025')).toBeTruthy();
  });

  test('With `readOnly`, users can view other months but cannot choose a day', async () => {
    const { log, user } = setup({ referenceDate: july(1), readOnly: true });
    await user.click(day('10'));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(log).toEqual([]);
    expect(screen.getByText('August 2025')).toBeTruthy();
  });
});

describe('#drag', () => {
  test('`onChange` is called once, when the date is dropped', () => {
    const { log } = setup({ defaultValue: [july(8), july(17)] });
    drag('8', '10');
    expect(log.filter((entry) => entry.includes('/'))).toEqual(['07-10/07-17 partial']);
  });

  test('Dragging one date past the other swaps the two dates', () => {
    const { log } = setup({ defaultValue: [july(8), july(17)] });
    drag('8', '20');
    expect(log.at(-1)).toBe('07-17/07-20 partial');
  });

  test('While only one date is chosen, nothing can be dragged', () => {
    setup({ defaultValue: [july(8), null] });
    expect(document.querySelector('[draggable=true]')).toBeNull();
  });

  test('Days between the two dates cannot be dragged, so users cannot move the whole range', () => {
    setup({ defaultValue: [july(8), july(17)] });
    const draggable = [...document.querySelectorAll('[draggable=true]')];
    expect(draggable.map((element) => element.textContent)).toEqual(['8', '17']);
  });

  test('`disableDragEditing` turns dragging off; clicks still work', async () => {
    const { log, user } = setup({ defaultValue: [july(8), july(17)], disableDragEditing: true });
    expect(document.querySelector('[draggable=true]')).toBeNull();
    await user.click(day('9'));
    expect(log.at(-1)).toBe('07-09/07-17 partial');
  });

  test('In a disabled or read-only calendar, dates cannot be dragged', () => {
    const { rerender } = setup({ defaultValue: [july(8), july(17)], readOnly: true });
    expect(document.querySelector('[draggable=true]')).toBeNull();
    rerender({ readOnly: false, disabled: true });
    expect(document.querySelector('[draggable=true]')).toBeNull();
  });
});

describe('#validation', () => {
  test('Users can choose a range that includes a disabled day', async () => {
    const { log, user } = setup({
      referenceDate: july(1),
      shouldDisableDate: (date: Dayjs) => date.date() === 9,
    });
    await user.click(day('8'));
    await user.click(day('10'));
    expect(log.at(-1)).toBe('07-08/07-10 finish');
  });

  test('A value that breaks a rule is still shown, with no indication of the error', () => {
    setup({ defaultValue: [july(8), july(17)], maxDate: july(12) });
    expect(chosen()).toEqual(['8', '17']);
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('Each month is a grid, named by its month', () => {
    setup({ defaultValue: [july(8), july(17)], calendars: 2 });
    expect(screen.getByRole('grid', { name: 'July 2025' })).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'August 2025' })).toBeTruthy();
  });

  test('<kbd>Page Up</kbd> moves to the next month and <kbd>Page Down</kbd> to the previous month, and the calendar shows this month if it is not visible', async () => {
    for (const calendars of [1, 2]) {
      const { user } = setup({ defaultValue: [july(8), july(17)], calendars });
      const shown = () =>
        screen
          .getAllByRole('grid')
          .map(
            (grid) => document.getElementById(grid.getAttribute('aria-labelledby')!)?.textContent,
          );
      const month = () =>
        document.getElementById(
          document.activeElement!.closest('[role=grid]')!.getAttribute('aria-labelledby')!,
        )?.textContent;
      act(() => day('8').focus());
      await user.keyboard('{PageUp}');
      expect(document.activeElement).toHaveTextContent('8');
      expect(month()).toBe('August 2025');
      await user.keyboard('{PageDown}{PageDown}');
      expect(document.activeElement).toHaveTextContent('8');
      expect(month()).toBe('June 2025');
      expect(shown()).toContain('June 2025');
      cleanup();
    }
  });

  test('After a click on a start, screen readers do not announce that the next click sets the end', async () => {
    const { user } = setup({ referenceDate: july(1) });
    await user.click(day('8'));
    const live = [...document.querySelectorAll('[aria-live]')].map(
      (element) => element.textContent,
    );
    expect(live.join()).not.toMatch(/end|start/i);
  });
});
