import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

beforeAll(() => configure({ defaultHidden: true }));
const at = (time: string) => dayjs(`2025-04-17T${time}`);

function setup(props: object) {
  const calls: unknown[][] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        onChange={(value: Dayjs | null, ...rest: unknown[]) =>
          calls.push([value?.format('YYYY-MM-DD HH:mm:ss') ?? null, ...rest])
        }
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender, unmount } = render(ui());
  return {
    calls,
    unmount,
    rerender: (more: object) => rerender(ui(more)),
    user: userEvent.setup({ pointerEventsCheck: 0 }),
  };
}

const clock = () => screen.getByRole('listbox');
const texts = () => screen.getAllByRole('option').map((item) => item.textContent);
const option = (name: string) => screen.getByRole('option', { name });
const press = (key: string) => fireEvent.keyDown(clock(), { key });

/** A click on the face of 220 × 220 px: at its right edge is 3 o'clock. */
function clickAtRight() {
  const face = document.querySelector('.MuiClock-squareMask')!;
  const event = createEvent.mouseUp(face);
  Object.defineProperties(event, { offsetX: { value: 200 }, offsetY: { value: 110 } });
  fireEvent(face, event);
}

describe('#value', () => {
  test('With a pointer, a choice of an hour moves on to the minutes', () => {
    const { calls } = setup({ defaultValue: at('09:30'), ampm: false });
    clickAtRight();
    expect(calls).toEqual([['2025-04-17 03:30:00', 'partial', undefined]]);
    expect(clock()).toHaveAccessibleName(/Select minutes/);
  });

  test('The last view ends with `finish`, and the clock stays there', () => {
    const { calls } = setup({ defaultValue: at('09:30'), ampm: false, openTo: 'minutes' });
    clickAtRight();
    expect(calls).toEqual([['2025-04-17 09:15:00', 'finish', undefined]]);
    expect(clock()).toHaveAccessibleName(/Select minutes/);
  });

  test('The keyboard never gives `finish`', () => {
    const { calls } = setup({ value: at('09:30'), openTo: 'minutes' });
    ['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', ' '].forEach(press);
    expect(calls.map(([, state]) => state)).toEqual(['partial', 'partial', 'partial', 'partial']);
  });
});

describe('#value', () => {
  test('Without a value, a choice starts from `referenceDate`, or from today at midnight', () => {
    const first = setup({ ampm: false, referenceDate: at('08:00') });
    expect(clock()).toHaveAccessibleName('Select hours. No time selected');
    press('ArrowUp');
    expect(first.calls).toEqual([['2025-04-17 09:00:00', 'partial', undefined]]);
    first.unmount();
    const { calls } = setup({ ampm: false });
    press('ArrowUp');
    expect(calls).toEqual([[`${dayjs().format('YYYY-MM-DD')} 01:00:00`, 'partial', undefined]]);
  });
});

describe('#value', () => {
  test('The hand is hidden while there is no value', () => {
    const { rerender } = setup({ value: null });
    expect(document.querySelector('.MuiClockPointer-root')).toBeNull();
    rerender({ value: at('09:30') });
    expect(document.querySelector('.MuiClockPointer-root')).not.toBeNull();
  });
});

describe('#views', () => {
  test('Without `showViewSwitcher`, users cannot go back to the hours', () => {
    const { rerender } = setup({ defaultValue: at('09:30'), openTo: 'minutes' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    rerender({ showViewSwitcher: true });
    expect(screen.getByRole('button', { name: 'open previous view' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'open next view' })).toBeDisabled();
  });

  test('People with a keyboard cannot even leave the hours, because Enter and Space do nothing', () => {
    const { calls } = setup({ defaultValue: at('09:30') });
    press('Enter');
    press(' ');
    expect(calls).toEqual([]);
    expect(clock()).toHaveAccessibleName(/^Select hours/);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('#hours', () => {
  test('In 12-hour format without `ampmInClock`, the clock has no buttons for AM and PM', async () => {
    const { calls, rerender, user } = setup({ defaultValue: at('09:30'), ampm: true });
    expect(screen.queryByRole('button', { name: 'PM' })).toBeNull();
    rerender({ ampmInClock: true });
    await user.click(screen.getByRole('button', { name: 'PM' }));
    expect(calls).toEqual([['2025-04-17 21:30:00', 'partial', undefined]]);
  });
});

describe('#minutes', () => {
  test('The clock always shows twelve minute numbers, regardless of the step', () => {
    setup({ defaultValue: at('09:30'), openTo: 'minutes', minutesStep: 20 });
    expect(texts()).toHaveLength(12);
    expect(option('20 minutes')).not.toHaveClass('Mui-disabled');
    expect(option('25 minutes')).toHaveClass('Mui-disabled');
  });

  test('The arrow keys move by the step', () => {
    const { calls } = setup({ defaultValue: at('09:30'), openTo: 'minutes', minutesStep: 10 });
    press('ArrowUp');
    expect(calls).toEqual([['2025-04-17 09:40:00', 'partial', undefined]]);
  });

  test('From a minute between two steps, the arrow keys do nothing', () => {
    const { calls } = setup({ defaultValue: at('09:07'), openTo: 'minutes', minutesStep: 10 });
    press('ArrowUp');
    press('ArrowDown');
    expect(calls).toEqual([]);
  });
});

describe('#accessibility', () => {
  test('Its name contains the current view and the chosen time: "Select hours. Selected time is 6:30 AM"', () => {
    setup({ defaultValue: at('06:30'), ampm: true });
    expect(clock()).toHaveAccessibleName('Select hours. Selected time is 6:30 AM');
    expect(screen.getAllByRole('option')).toHaveLength(12);
  });
});

describe('#validation', () => {
  test('`minTime` and `maxTime` disable an hour only if all its minutes are out of range', () => {
    setup({ value: at('10:00'), ampm: false, minTime: at('09:45'), maxTime: at('17:10') });
    expect(option('8 hours')).toHaveClass('Mui-disabled');
    expect(option('9 hours')).not.toHaveClass('Mui-disabled');
    expect(option('17 hours')).not.toHaveClass('Mui-disabled');
    expect(option('18 hours')).toHaveClass('Mui-disabled');
  });

  test('`shouldDisableTime` disables an hour if the function returns `true` for this hour with the minutes of the value', () => {
    const shouldDisableTime = (time: Dayjs) => time.format('HH:mm') === '09:30';
    const { rerender } = setup({ value: at('10:30'), ampm: false, shouldDisableTime });
    expect(option('9 hours')).toHaveClass('Mui-disabled');
    rerender({ value: at('10:00') });
    expect(option('9 hours')).not.toHaveClass('Mui-disabled');
  });

  test('Choosing an hour can therefore result in an invalid time', () => {
    const { calls } = setup({ defaultValue: at('10:00'), ampm: false, minTime: at('09:45') });
    press('ArrowDown');
    expect(calls).toEqual([['2025-04-17 09:00:00', 'partial', undefined]]);
  });
});

describe('#form-props', () => {
  test('With `readOnly` or `disabled`, the clock also ignores the keyboard, but stays in the tab order', () => {
    const { calls, rerender } = setup({ defaultValue: at('10:00'), readOnly: true });
    press('ArrowUp');
    expect(clock()).toHaveAttribute('tabindex', '0');
    rerender({ readOnly: false, disabled: true });
    press('ArrowUp');
    expect(clock()).toHaveAttribute('tabindex', '0');
    expect(calls).toEqual([]);
  });
});

describe('#keyboard', () => {
  test('The smallest or largest number of hours and minutes', () => {
    const hours = setup({ value: at('09:30'), ampm: false });
    press('Home');
    press('End');
    expect(hours.calls.map(([time]) => time)).toEqual([
      '2025-04-17 00:30:00',
      '2025-04-17 23:30:00',
    ]);
    hours.unmount();
    const { calls } = setup({ value: at('09:30'), openTo: 'minutes' });
    press('Home');
    press('End');
    expect(calls.map(([time]) => time)).toEqual(['2025-04-17 09:00:00', '2025-04-17 09:59:00']);
  });

  test('The arrow keys do not stop at the end: ↑ at 23 hours gives 00 hours of the next day, and at 59 minutes the next hour', () => {
    const hours = setup({ value: at('23:30'), ampm: false });
    press('ArrowUp');
    expect(hours.calls.map(([time]) => time)).toEqual(['2025-04-18 00:30:00']);
    hours.unmount();
    const { calls } = setup({ value: at('09:59'), openTo: 'minutes' });
    press('ArrowUp');
    expect(calls.map(([time]) => time)).toEqual(['2025-04-17 10:00:00']);
  });

  test('With 12 hours, the arrow keys do not cross noon: ↑ at 11 AM gives 12 AM, and ↓ at 12 PM gives 11 PM of the same day', () => {
    const morning = setup({ value: at('11:30'), ampm: true });
    press('ArrowUp');
    expect(morning.calls.map(([time]) => time)).toEqual(['2025-04-17 00:30:00']);
    morning.unmount();
    const { calls } = setup({ value: at('12:30'), ampm: true });
    press('ArrowDown');
    expect(calls.map(([time]) => time)).toEqual(['2025-04-17 23:30:00']);
  });

  test('End does nothing if its number is disabled, such as 59 with `minutesStep={10}`', () => {
    const { calls } = setup({ value: at('09:30'), openTo: 'minutes', minutesStep: 10 });
    press('End');
    expect(calls).toEqual([]);
  });

  test('In the seconds, End selects 23', () => {
    const { calls } = setup({ value: at('09:30'), views: ['hours', 'seconds'], openTo: 'seconds' });
    press('End');
    expect(calls.map(([time]) => time)).toEqual(['2025-04-17 09:30:23']);
  });

  test('Home, End, the arrow key in the other direction and a pointer still reach the hours beyond it', () => {
    const hoursAfter = (start: string, ...keys: string[]) => {
      const { calls, unmount } = setup({
        defaultValue: at(start),
        ampm: false,
        shouldDisableTime: (time: Dayjs, view: string) => view === 'hours' && time.hour() === 10,
      });
      keys.forEach(press);
      unmount();
      return String(calls.at(-1)?.[0]).slice(11, 16);
    };
    expect(hoursAfter('09:30', 'ArrowUp')).toBe('');
    expect(hoursAfter('09:30', 'End')).toBe('23:30');
    expect(hoursAfter('11:30', 'Home')).toBe('00:30');
    expect(hoursAfter('09:30', ...Array(22).fill('ArrowDown'))).toBe('11:30');
  });
});

describe('#keyboard', () => {
  test('The arrow keys stop at a disabled number', () => {
    const { calls } = setup({ defaultValue: at('10:00'), ampm: false, minTime: at('10:00') });
    press('ArrowDown');
    expect(calls).toEqual([]);
  });
});
