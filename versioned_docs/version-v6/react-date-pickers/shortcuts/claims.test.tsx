import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');
const april20: PickersShortcutsItem<Dayjs | null> = {
  label: 'Easter',
  getValue: () => dayjs('2025-04-20'),
};

function setup(Component: React.ElementType, shortcuts: object, props: object = {}) {
  const log: string[] = [];
  const contexts: unknown[] = [];
  const write = (name: string) => (value: Dayjs | null, context: unknown) => {
    log.push(`${name} ${value?.format?.('YYYY-MM-DD') ?? 'null'}`);
    contexts.push(context);
  };
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        onChange={write('change')}
        onAccept={write('accept')}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
        slotProps={{ shortcuts }}
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    log,
    contexts,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

type User = ReturnType<typeof userEvent.setup>;
const open = (user: User) => user.click(screen.getByRole('button', { name: /^Choose/ }));
const press = (user: User, label: string) => user.click(screen.getByText(label));
const chip = (label: string) => screen.getByText(label).closest('[role=button]');

describe('#items', () => {
  test('Without `items`, or with an empty array, nothing is shown', () => {
    setup(StaticDatePicker, { items: [] }, { defaultValue: april17 });
    expect(document.querySelector('.MuiPickersLayout-shortcuts')).toBe(null);
  });

  test('`getValue` runs on each render of the popup, not when the shortcut is clicked', async () => {
    let calls = 0;
    const items = [
      {
        label: 'Easter',
        getValue: () => {
          calls += 1;
          return dayjs('2025-04-20');
        },
      },
    ];
    const { user } = setup(DesktopDatePicker, { items }, { defaultValue: april17 });
    expect(calls).toBe(0);
    await open(user);
    expect(calls).toBeGreaterThan(0);
    cleanup();
    calls = 0;
    const growing = [
      {
        label: 'Later',
        getValue: () => {
          calls += 1;
          return april17.add(calls, 'day');
        },
      },
    ];
    const { log, user: reader } = setup(StaticDatePicker, { items: growing }, { value: april17 });
    const shown = april17.add(calls, 'day').format('YYYY-MM-DD');
    await press(reader, 'Later');
    expect(log[0]).toBe(`change ${shown}`);
  });

  test('the label is also the React key, and two equal ones cause a warning in the console', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    setup(StaticDatePicker, { items: [april20, april20] }, { defaultValue: april17 });
    expect(error.mock.calls.flat().map(String).join('\n')).toContain(
      'two children with the same key',
    );
    error.mockRestore();
  });
});

describe('#close', () => {
  test('A click on a shortcut calls `onChange`, `onAccept` and `onClose`, in this order', async () => {
    const { log, user } = setup(DesktopDatePicker, { items: [april20] }, { defaultValue: april17 });
    await open(user);
    await press(user, 'Easter');
    expect(log).toEqual(['open', 'change 2025-04-20', 'accept 2025-04-20', 'close']);
  });

  test('`closeOnSelect` has no effect on shortcuts', async () => {
    const { log, user } = setup(
      DesktopDatePicker,
      { items: [april20] },
      { defaultValue: april17, closeOnSelect: false },
    );
    await open(user);
    await press(user, 'Easter');
    expect(log.at(-1)).toBe('close');
  });

  test("With `changeImportance: 'set'`, only `onChange` is called, and the popup stays open", async () => {
    const { log, user } = setup(
      DesktopDatePicker,
      { items: [april20], changeImportance: 'set' },
      { defaultValue: april17 },
    );
    await open(user);
    await press(user, 'Easter');
    expect(log).toEqual(['open', 'change 2025-04-20']);
    await user.keyboard('{Escape}');
    expect(log.slice(2)).toEqual(['accept 2025-04-20', 'close']);
  });

  test('A shortcut whose value is already chosen only closes the popup; if that value is an unchanged `defaultValue`, the first click also calls `onChange`', async () => {
    const easter = dayjs('2025-04-20');
    const { log, user } = setup(DesktopDatePicker, { items: [april20] }, { value: easter });
    await open(user);
    await press(user, 'Easter');
    expect(log).toEqual(['open', 'close']);
    cleanup();
    const own = setup(DesktopDatePicker, { items: [april20] }, { defaultValue: easter });
    for (const calls of [
      ['open', 'change 2025-04-20', 'close'],
      ['open', 'close'],
    ]) {
      own.log.length = 0;
      await open(own.user);
      await press(own.user, 'Easter');
      expect(own.log).toEqual(calls);
    }
  });
});

describe('#clear', () => {
  test('A shortcut that returns `null` clears the picker', async () => {
    const { log, user } = setup(
      DesktopDatePicker,
      { items: [{ label: 'No date', getValue: () => null }] },
      { defaultValue: april17 },
    );
    await open(user);
    await press(user, 'No date');
    expect(log.slice(1)).toEqual(['change null', 'accept null', 'close']);
  });
});

describe('#disabled', () => {
  test('A shortcut whose value breaks a rule is disabled', () => {
    setup(
      StaticDatePicker,
      { items: [april20] },
      { defaultValue: april17, maxDate: dayjs('2025-04-18') },
    );
    expect(chip('Easter')).toHaveAttribute('aria-disabled', 'true');
  });

  test('For ranges, only the start and the end are checked', () => {
    setup(
      StaticDateRangePicker,
      { items: [{ label: 'Two weeks', getValue: () => [april17, dayjs('2025-04-30')] }] },
      {
        defaultValue: [null, null],
        shouldDisableDate: (date: Dayjs) => date.date() === 20,
      },
    );
    expect(chip('Two weeks')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('A shortcut that returns `null` is never disabled, because an empty value has no error', () => {
    setup(
      StaticDatePicker,
      { items: [{ label: 'No date', getValue: () => null }, april20] },
      { defaultValue: april17, shouldDisableDate: () => true },
    );
    expect(chip('No date')).not.toHaveAttribute('aria-disabled', 'true');
    expect(chip('Easter')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('#which-shortcut', () => {
  test('The second argument of `onChange` contains the item as `context.shortcut`; `onAccept` receives the value alone', async () => {
    const onChange = jest.fn();
    const onAccept = jest.fn();
    const { user } = setup(
      DesktopDatePicker,
      { items: [april20] },
      { defaultValue: april17, onChange, onAccept },
    );
    await open(user);
    await press(user, 'Easter');
    expect(onChange.mock.calls[0]?.[1]).toHaveProperty('shortcut.label', 'Easter');
    expect(onAccept.mock.calls.map((args) => args.length)).toEqual([1]);
  });

  test('`context.shortcut` has the `label` of the item, but not `getValue`', async () => {
    const { contexts, user } = setup(
      DesktopDatePicker,
      { items: [april20] },
      { defaultValue: april17 },
    );
    await open(user);
    await press(user, 'Easter');
    expect(contexts[0]).toEqual({ validationError: null, shortcut: { label: 'Easter' } });
  });

  test('A day that is clicked in the calendar has no `shortcut` in its context', async () => {
    const { contexts, user } = setup(
      DesktopDatePicker,
      { items: [april20] },
      { defaultValue: april17 },
    );
    await open(user);
    await user.click(screen.getAllByText('22', { selector: '[role=gridcell]' })[0]!);
    expect(contexts[0]).toEqual({ validationError: null });
  });

  test('If two shortcuts return the same value, clicking the second after the first calls only `onClose`, because nothing has changed', async () => {
    const { log, user } = setup(
      DesktopDatePicker,
      { items: [april20, { ...april20, label: 'Sunday' }] },
      { defaultValue: april17 },
    );
    await open(user);
    await press(user, 'Easter');
    log.length = 0;
    await open(user);
    await press(user, 'Sunday');
    expect(log).toEqual(['open', 'close']);
  });
});

describe('#time', () => {
  test('A shortcut replaces the whole value, including the date of a time', async () => {
    const { log, user } = setup(
      DesktopTimePicker,
      { items: [{ label: 'Noon', getValue: () => dayjs('2020-01-01T12:00') }] },
      { defaultValue: april17 },
    );
    await open(user);
    await press(user, 'Noon');
    expect(log).toContain('accept 2020-01-01');
  });
});

describe('#accessibility', () => {
  test('Each shortcut is a button in the tab order', () => {
    setup(StaticDatePicker, { items: [april20] }, { defaultValue: april17 });
    expect(chip('Easter')).toHaveAttribute('tabindex', '0');
  });

  test('The current shortcut is not marked', async () => {
    const { user } = setup(StaticDatePicker, { items: [april20] }, { defaultValue: april17 });
    await press(user, 'Easter');
    expect(chip('Easter')).not.toHaveAttribute('aria-pressed');
    expect(chip('Easter')).not.toHaveAttribute('aria-current');
  });

  test('In the popup of a `DatePicker`, the focus starts in the calendar, and the shortcuts come before it', async () => {
    const { user } = setup(DesktopDatePicker, { items: [april20] }, { defaultValue: april17 });
    await open(user);
    expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    expect(
      chip('Easter')!.compareDocumentPosition(document.activeElement!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test('The list has no accessible name', () => {
    setup(StaticDatePicker, { items: [april20] }, { defaultValue: april17 });
    const list = chip('Easter')!.closest('ul')!;
    expect(list).not.toHaveAttribute('aria-label');
    expect(list).not.toHaveAttribute('aria-labelledby');
  });
});

describe('#ranges', () => {
  test('The two dates are not sorted: if the end is before the start, the range is invalid, and the shortcut is disabled', () => {
    setup(
      StaticDateRangePicker,
      { items: [{ label: 'Backwards', getValue: () => [dayjs('2025-04-30'), april17] }] },
      { defaultValue: [null, null] },
    );
    expect(chip('Backwards')).toHaveAttribute('aria-disabled', 'true');
  });
});
