import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

beforeAll(() => configure({ defaultHidden: true }));
const at = (time: string) => dayjs(`2025-04-17T${time}`);

function setup(Component: React.ElementType, props: object) {
  const calls: unknown[][] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
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

const options = (list?: string) =>
  within(
    list ? screen.getByRole('listbox', { name: list }) : screen.getAllByRole('listbox')[0]!,
  ).getAllByRole('option');
const texts = (list?: string) => options(list).map((item) => item.textContent);
const option = (name: string) => screen.getByRole('option', { name });
const columns = () => screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'));

describe('#value', () => {
  test('`DigitalClock` marks a time as selected only if the value matches it exactly, including the seconds', () => {
    const { unmount } = setup(DigitalClock, { value: at('09:30') });
    expect(option('09:30 AM')).toHaveAttribute('aria-selected', 'true');
    unmount();
    setup(DigitalClock, { value: at('09:30:10') });
    expect(options().filter((item) => item.getAttribute('aria-selected') === 'true')).toEqual([]);
  });

  test('`DigitalClock` sets the seconds to 0', async () => {
    const { calls, user } = setup(DigitalClock, { value: at('09:30:10') });
    await user.click(option('11:00 AM'));
    expect(calls).toEqual([['2025-04-17 11:00:00', 'finish', 'hours']]);
  });

  test('`MultiSectionDigitalClock` keeps them', async () => {
    const { calls, user } = setup(MultiSectionDigitalClock, { value: at('09:30:10'), ampm: false });
    await user.click(option('11 hours'));
    expect(calls).toEqual([['2025-04-17 11:30:10', 'partial', 'hours']]);
  });

  test('In columns, the first click already sets a complete time: the other units come from `referenceDate`, or are 0', async () => {
    const { calls, unmount, user } = setup(MultiSectionDigitalClock, {
      ampm: false,
      referenceDate: at('08:15'),
    });
    await user.click(option('11 hours'));
    expect(calls).toEqual([['2025-04-17 11:15:00', 'partial', 'hours']]);
    unmount();
    const empty = setup(MultiSectionDigitalClock, { ampm: false });
    await empty.user.click(option('11 hours'));
    expect(empty.calls[0]![0]).toMatch(/ 11:00:00$/);
  });
});

describe('#value', () => {
  test("`onChange` receives `'partial'` as its second argument, and `'finish'` for the last column", async () => {
    const { calls, user } = setup(MultiSectionDigitalClock, { value: at('09:30'), ampm: false });
    await user.click(option('11 hours'));
    await user.click(option('45 minutes'));
    expect(calls.map((call) => call.slice(1))).toEqual([
      ['partial', 'hours'],
      ['finish', 'minutes'],
    ]);
  });

  test('Without a value and without `referenceDate`, the date is today', async () => {
    const { calls, user } = setup(DigitalClock, {});
    await user.click(option('11:00 AM'));
    expect(calls[0]![0]).toBe(`${dayjs().format('YYYY-MM-DD')} 11:00:00`);
  });
});

describe('#views', () => {
  test('`DigitalClock` has the single view `hours`', () => {
    setup(DigitalClock, { value: at('09:30') });
    expect(columns()).toEqual(['Select time']);
    expect(options()).toHaveLength(48);
  });

  test('In 12-hour format, a column for AM and PM is added automatically, unless `hours` is missing', () => {
    const first = setup(MultiSectionDigitalClock, { views: ['hours'], ampm: true });
    expect(columns()).toEqual(['Select hours', 'Select meridiem']);
    first.unmount();
    setup(MultiSectionDigitalClock, { views: ['minutes', 'seconds'], ampm: true });
    expect(columns()).toEqual(['Select minutes', 'Select seconds']);
  });
});

describe('#steps', () => {
  test('The list always begins at midnight', () => {
    setup(DigitalClock, { ampm: false, timeStep: 50, minTime: at('09:00'), skipDisabled: true });
    expect(texts()[0]).toBe('09:10');
  });

  test('A value between two steps is kept, but not shown as selected', () => {
    const { calls } = setup(MultiSectionDigitalClock, { ampm: false, value: at('09:07') });
    expect(
      options('Select minutes').filter((item) => item.getAttribute('aria-selected') === 'true'),
    ).toEqual([]);
    expect(option('9 hours')).toHaveAttribute('aria-selected', 'true');
    expect(calls).toEqual([]);
  });
});

describe('#steps', () => {
  test('the list then disables all other times', () => {
    setup(DigitalClock, { ampm: false, timeStep: 10, minutesStep: 30 });
    const enabled = options().filter((item) => !item.classList.contains('Mui-disabled'));
    expect(options()).toHaveLength(144);
    expect(enabled).toHaveLength(48);
  });
});

describe('#skip-disabled', () => {
  test('If all times are disabled, the list is empty and shows no message, so add your own', () => {
    setup(DigitalClock, { skipDisabled: true, shouldDisableTime: () => true });
    expect(screen.getByRole('listbox')).toHaveTextContent(/^$/);
  });
});

describe('#skip-disabled', () => {
  test('With `skipDisabled`, disabled times are not in the list', () => {
    setup(DigitalClock, {
      ampm: false,
      skipDisabled: true,
      minTime: at('09:00'),
      maxTime: at('10:30'),
    });
    expect(texts()).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  test('Which minutes are hidden depends on the chosen hour', () => {
    setup(MultiSectionDigitalClock, {
      ampm: false,
      skipDisabled: true,
      value: at('10:00'),
      maxTime: at('10:30'),
    });
    expect(texts('Select minutes').at(-1)).toBe('30');
  });

  test('`shouldDisableTime` of a `DigitalClock` is called with `hours` only', () => {
    const views = new Set<string>();
    setup(DigitalClock, {
      shouldDisableTime: (_: Dayjs, view: string) => {
        views.add(view);
        return false;
      },
    });
    expect([...views]).toEqual(['hours']);
  });
});

describe('#form-props', () => {
  test('`readOnly` keeps the clock in the tab order and ignores clicks', async () => {
    const { calls, user } = setup(DigitalClock, { value: at('09:30'), readOnly: true });
    expect(option('09:30 AM')).toHaveAttribute('tabindex', '0');
    await user.click(option('11:00 AM'));
    expect(calls).toEqual([]);
  });

  test('All times then have `aria-disabled`, and the arrow keys do not move the focus', async () => {
    const { user } = setup(DigitalClock, { value: at('09:30'), readOnly: true, autoFocus: true });
    expect(options().every((item) => item.getAttribute('aria-disabled') === 'true')).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(option('09:30 AM')).toHaveFocus();
  });
});

describe('#size', () => {
  test('Each render of a `DigitalClock` scrolls back to the selected time', () => {
    const { rerender } = setup(DigitalClock, { value: at('09:30') });
    const list = document.querySelector('.MuiDigitalClock-root')!;
    const start = list.scrollTop;
    list.scrollTop = 500;
    rerender({ className: 'again' });
    expect(list.scrollTop).toBe(start);
  });

  test('The columns only scroll when another number is selected', () => {
    const { rerender } = setup(MultiSectionDigitalClock, { value: at('09:30') });
    const column = document.querySelector('.MuiMultiSectionDigitalClockSection-root')!;
    const start = column.scrollTop;
    column.scrollTop = 500;
    rerender({ className: 'again' });
    expect(column.scrollTop).toBe(500);
    rerender({ value: at('10:30') });
    expect(column.scrollTop).toBe(start);
  });
});

describe('#keyboard', () => {
  test('The arrow keys move the focus, and Enter or Space chooses the time', async () => {
    const { calls, user } = setup(DigitalClock, { value: at('09:30'), autoFocus: true });
    expect(document.activeElement).toHaveTextContent('09:30 AM');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('10:00 AM');
    expect(calls).toEqual([]);
    await user.keyboard('{Enter}');
    expect(calls).toEqual([['2025-04-17 10:00:00', 'finish', 'hours']]);
  });

  test('Home and End move to the first and the last time', async () => {
    const { user } = setup(DigitalClock, { value: at('09:30'), ampm: false, autoFocus: true });
    await user.keyboard('{Home}');
    expect(option('00:00')).toHaveFocus();
    await user.keyboard('{End}');
    expect(option('23:30')).toHaveFocus();
  });

  test('A digit moves to the next time that begins with it', async () => {
    const { user } = setup(DigitalClock, { value: at('09:30'), ampm: false, autoFocus: true });
    await user.keyboard('1');
    expect(option('10:00')).toHaveFocus();
  });
});

describe('#keyboard', () => {
  test('Tab moves to the next column', async () => {
    const { user } = setup(MultiSectionDigitalClock, {
      value: at('09:30'),
      ampm: false,
      autoFocus: true,
    });
    expect(option('9 hours')).toHaveFocus();
    await user.tab();
    expect(option('30 minutes')).toHaveFocus();
  });
});

describe('#accessibility', () => {
  test('A disabled time is gray and has no `aria-disabled`, in the list and in the columns', () => {
    setup(DigitalClock, { ampm: false, minTime: at('09:00') });
    expect(option('08:30')).toHaveClass('Mui-disabled');
    expect(option('08:30')).not.toHaveAttribute('aria-disabled');
    cleanup();
    setup(MultiSectionDigitalClock, { ampm: false, minTime: at('09:00') });
    expect(option('8 hours')).toHaveClass('Mui-disabled');
    expect(option('8 hours')).not.toHaveAttribute('aria-disabled');
  });

  test('The arrow keys move to it as well', async () => {
    const { user } = setup(DigitalClock, {
      value: at('09:30'),
      minTime: at('09:30'),
      ampm: false,
      autoFocus: true,
    });
    await user.keyboard('{ArrowUp}');
    expect(option('09:00')).toHaveFocus();
    expect(option('09:00')).toHaveClass('Mui-disabled');
  });

  test('There, Enter does nothing, but Space chooses the disabled time', async () => {
    for (const [Component, chosen] of [
      [DigitalClock, '09:00:00'],
      [MultiSectionDigitalClock, '08:30:00'],
    ] as const) {
      cleanup();
      const { calls, user } = setup(Component, {
        value: at('09:30'),
        minTime: at('09:30'),
        ampm: false,
        autoFocus: true,
      });
      act(() => option(Component === DigitalClock ? '09:30' : '9 hours').focus());
      await user.keyboard('{ArrowUp}{Enter}');
      expect(calls).toEqual([]);
      await user.keyboard(' ');
      expect(calls.map(([time]) => time)).toEqual([`2025-04-17 ${chosen}`]);
    }
  });

  test('One time of each list is in the tab order: the selected one, or else the first that is not disabled', () => {
    const inTabOrder = (props: object) => {
      cleanup();
      setup(DigitalClock, { ampm: false, ...props });
      return options().flatMap((item) => (item.tabIndex === 0 ? [item.textContent] : []));
    };
    const minTime = at('09:00');
    expect(inTabOrder({ value: at('09:30') })).toEqual(['09:30']);
    expect(inTabOrder({ minTime })).toEqual(['09:00']);
    expect(inTabOrder({ minTime, value: at('09:07'), skipDisabled: true })).toEqual(['09:00']);
  });
});
