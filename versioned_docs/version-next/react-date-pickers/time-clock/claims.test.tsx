import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, fireEvent, render, screen } from '@testing-library/react';
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

describe('#value', () => {
  test('After an hour is chosen, the clock switches to the minutes', () => {
    const { calls } = setup({ defaultValue: at('09:30'), ampm: false });
    press('ArrowUp');
    press('Enter');
    expect(calls).toEqual([
      ['2025-04-17 10:30:00', 'partial', 'hours'],
      ['2025-04-17 10:30:00', 'partial', 'hours'],
    ]);
    expect(clock()).toHaveAccessibleName(/Select minutes/);
  });

  test('The last view ends with `finish`, and the clock stays in this view', () => {
    const { calls } = setup({ defaultValue: at('09:30'), ampm: false, openTo: 'minutes' });
    press('Enter');
    expect(calls).toEqual([['2025-04-17 09:30:00', 'finish', 'minutes']]);
    expect(clock()).toHaveAccessibleName(/Select minutes/);
  });
});

describe('#value', () => {
  test('Without a value, choosing a time starts from `referenceDate`, or from today at midnight', () => {
    const first = setup({ ampm: false, referenceDate: at('08:00') });
    expect(clock()).toHaveAccessibleName('Select hours. No time selected');
    press('ArrowUp');
    expect(first.calls).toEqual([['2025-04-17 09:00:00', 'partial', 'hours']]);
    first.unmount();
    const { calls } = setup({ ampm: false });
    press('ArrowUp');
    expect(calls).toEqual([[`${dayjs().format('YYYY-MM-DD')} 01:00:00`, 'partial', 'hours']]);
  });
});

describe('#value', () => {
  test('If `referenceDate` changes, the next choice starts from the new date', () => {
    const { calls, rerender } = setup({ ampm: false, referenceDate: at('08:00') });
    rerender({ referenceDate: dayjs('2026-05-01T12:00') });
    press('ArrowUp');
    expect(calls).toEqual([['2026-05-01 13:00:00', 'partial', 'hours']]);
  });
});

describe('#value', () => {
  test('Without a value, the hand is hidden', () => {
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
    expect(screen.getByRole('button', { name: 'Open previous view' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Open next view' })).toBeDisabled();
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
    expect(calls).toEqual([['2025-04-17 09:40:00', 'partial', 'minutes']]);
  });

  test('Page Up and Page Down always move by five, and do nothing if the result is not allowed', () => {
    const { calls } = setup({ defaultValue: at('09:30'), openTo: 'minutes', minutesStep: 10 });
    press('PageUp');
    expect(calls).toEqual([]);
  });
});

describe('#accessibility', () => {
  test('Its name says what to choose and the chosen time: "Select hours. Selected time is 06:30 AM"', () => {
    setup({ defaultValue: at('06:30'), ampm: true });
    expect(clock()).toHaveAccessibleName('Select hours. Selected time is 06:30 AM');
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
    expect(calls).toEqual([['2025-04-17 09:00:00', 'partial', 'hours']]);
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
  test('The smallest or largest number', () => {
    const { calls } = setup({ value: at('09:30'), ampm: false });
    press('Home');
    press('End');
    expect(calls.map(([time]) => time)).toEqual(['2025-04-17 00:30:00', '2025-04-17 23:30:00']);
  });

  test('Page Up, Page Down, Home, End, the arrow key in the other direction and a pointer still reach the hours beyond it', () => {
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
    expect(hoursAfter('09:30', 'PageUp')).toBe('14:30');
    expect(hoursAfter('14:30', 'PageDown')).toBe('09:30');
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
