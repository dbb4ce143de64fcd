import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

beforeAll(() => configure({ defaultHidden: true }));
const at = (time: string) => dayjs(`2025-04-17T${time}`);

function setup(Component: React.ElementType, props: object) {
  const calls: unknown[][] = [];
  const { unmount } = render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        onChange={(value: Dayjs | null, ...rest: unknown[]) =>
          calls.push([value?.format('YYYY-MM-DD HH:mm:ss') ?? null, ...rest])
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  return { calls, unmount, user: userEvent.setup({ pointerEventsCheck: 0 }) };
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

describe('#size', () => {
  /** jsdom has no layout: items of 40 px below each other, in a list of 232 px. */
  const withLayout = (run: () => void) => {
    const position = (element: HTMLElement) =>
      [...(element.parentElement?.children ?? [])].indexOf(element) * 40;
    const numbers: [object, string, (this: HTMLElement) => number][] = [
      [
        HTMLElement.prototype,
        'offsetTop',
        function offsetTop() {
          return position(this);
        },
      ],
      [HTMLElement.prototype, 'offsetHeight', () => 40],
      [Element.prototype, 'clientHeight', () => 232],
      [
        Element.prototype,
        'scrollHeight',
        function scrollHeight() {
          return this.children.length * 40;
        },
      ],
    ];
    const before = numbers.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name)!);
    for (const [owner, name, get] of numbers) {
      Object.defineProperty(owner, name, { configurable: true, get });
    }
    try {
      run();
    } finally {
      numbers.forEach(([owner, name], i) => Object.defineProperty(owner, name, before[i]!));
    }
  };

  test('`DigitalClock` scrolls the selected time to the top; a column scrolls the selected number to its middle', () => {
    withLayout(() => {
      setup(DigitalClock, { value: at('09:30'), ampm: false });
      // Item 19 at 760 px, with a margin of 4 px above.
      expect(document.querySelector('.MuiDigitalClock-root')!.scrollTop).toBe(756);
      cleanup();
      setup(MultiSectionDigitalClock, { value: at('09:30'), ampm: false });
      // Number 9 at 360 px: 96 px of 232 px are above it, and 96 px below.
      expect(screen.getByRole('listbox', { name: 'Select hours' }).scrollTop).toBe(264);
    });
  });

  test('A component for the slot `digitalClockItem` gets the time as `itemValue` and its text as `formattedValue`', () => {
    const seen: string[] = [];
    function Item({ itemValue, formattedValue }: { itemValue: Dayjs; formattedValue: string }) {
      seen.push(`${itemValue.format('HHmm')} ${formattedValue}`);
      return null;
    }
    setup(DigitalClock, { ampm: false, timeStep: 720, slots: { digitalClockItem: Item } });
    expect(seen.slice(0, 2)).toEqual(['0000 00:00', '1200 12:00']);
  });
});

describe('#form-props', () => {
  test('`readOnly` keeps the times in the tab order and ignores clicks', async () => {
    const { calls, user } = setup(DigitalClock, { value: at('09:30'), readOnly: true });
    expect(option('09:30 AM')).toHaveAttribute('tabindex', '0');
    await user.click(option('11:00 AM'));
    expect(calls).toEqual([]);
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

  test('Page Up and Page Down move by five', () => {
    setup(DigitalClock, { value: at('09:30'), autoFocus: true });
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
    expect(document.activeElement).toHaveTextContent('12:00 PM');
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
  test('A disabled time of a `DigitalClock` is gray and has no `aria-disabled`', () => {
    setup(DigitalClock, { ampm: false, minTime: at('09:00') });
    expect(option('08:30')).toHaveClass('Mui-disabled');
    expect(option('08:30')).not.toHaveAttribute('aria-disabled');
    cleanup();
    setup(MultiSectionDigitalClock, { ampm: false, minTime: at('09:00') });
    expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
  });

  test('The arrow keys move to it as well: there, Enter and Space do nothing', async () => {
    const { calls, user } = setup(DigitalClock, {
      value: at('09:30'),
      minTime: at('09:30'),
      ampm: false,
      autoFocus: true,
    });
    await user.keyboard('{ArrowUp}');
    expect(option('09:00')).toHaveFocus();
    expect(option('09:00')).toHaveClass('Mui-disabled');
    await user.keyboard('{Enter}');
    expect(calls).toEqual([]);
    await user.keyboard(' ');
    expect(calls).toEqual([]);
  });

  test('The columns have `aria-disabled`, and their arrow keys skip disabled numbers', async () => {
    const { user } = setup(MultiSectionDigitalClock, {
      value: at('09:30'),
      minTime: at('09:00'),
      ampm: false,
      autoFocus: true,
    });
    expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowUp}');
    expect(option('23 hours')).toHaveFocus();
  });

  test('If `skipDisabled` also hides the first time, and the value is not in the list, no time is in the tab order', () => {
    setup(DigitalClock, { value: at('09:07'), skipDisabled: true, minTime: at('09:00') });
    expect(options().filter((item) => item.getAttribute('tabindex') === '0')).toEqual([]);
  });
});
