import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Dialog from '@mui/material/Dialog';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17T09:30');

function show(Component: React.ElementType, props: object = {}) {
  const changes: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        defaultValue={april17}
        reduceAnimations
        onChange={(value: Dayjs | null) =>
          changes.push(value?.format('YYYY-MM-DD HH:mm') ?? 'null')
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  return { changes, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const focused = () => document.activeElement!;
const day = (name: string) => screen.getByRole('gridcell', { name });
const opener = () => screen.getByRole('button', { name: /^Choose date/ });

describe('#open', () => {
  test('Enter and Space on the button open the popup and focus the chosen day', async () => {
    for (const key of ['{Enter}', ' ']) {
      const { user } = show(DesktopDatePicker, { label: 'Visit' });
      opener().focus();
      await user.keyboard(key);
      await waitFor(() => expect(focused()).toBe(day('17')));
      cleanup();
    }
  });

  test('Without a value, the focus is on today or on `referenceDate`', async () => {
    const { user } = show(DesktopDatePicker, { defaultValue: null, referenceDate: april17 });
    await user.click(opener());
    await waitFor(() => expect(focused()).toBe(day('17')));
    expect(screen.getByText('April 2025')).toBeVisible();
    cleanup();
    const today = show(DesktopDatePicker, { defaultValue: null });
    await today.user.click(opener());
    await waitFor(() => expect(focused()).toHaveAttribute('aria-current', 'date'));
  });

  test('No key opens the popup from the field of a desktop picker: Enter and Alt+↓ do nothing', async () => {
    const { user } = show(DesktopDatePicker, { label: 'Visit' });
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Enter}');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('Escape closes the popup and returns the focus to the button', async () => {
    const { user } = show(DesktopDatePicker, { label: 'Visit' });
    opener().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(day('17')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(opener()));
  });

  test('After a day is chosen, the focus is on the button, and its name contains the new date', async () => {
    const { user } = show(DesktopDatePicker, { label: 'Visit' });
    opener().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(day('17')));
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(focused()).toHaveAccessibleName('Choose date, selected date is Apr 18, 2025'),
    );
  });

  test('Enter on the field of a mobile picker opens the dialog', async () => {
    const { user } = show(MobileDatePicker, { label: 'Visit' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('#calendar', () => {
  test('Page Up moves to the next month and Page Down to the previous month', async () => {
    const { user } = show(DateCalendar, { autoFocus: true });
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(screen.getByText('May 2025')).toBeVisible());
    await waitFor(() => expect(focused()).toHaveTextContent('17'));
    await user.keyboard('{PageDown}');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByText('March 2025')).toBeVisible());
  });

  test('Shift changes nothing: there is no key for a year', async () => {
    const { user } = show(DateCalendar, { autoFocus: true });
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(screen.getByText('May 2025')).toBeVisible());
  });

  test('Home moves to the first day of the week and End to the last', async () => {
    const { user } = show(DateCalendar, { autoFocus: true });
    await user.keyboard('{Home}');
    expect(focused()).toHaveTextContent('13');
    await user.keyboard('{End}');
    expect(focused()).toHaveTextContent('19');
  });

  test('The left and right arrows skip disabled days', async () => {
    const { user } = show(DateCalendar, {
      autoFocus: true,
      shouldDisableDate: (date: Dayjs) => [18, 24].includes(date.date()),
    });
    await user.keyboard('{ArrowRight}');
    expect(focused()).toHaveTextContent('19');
  });

  test('The up and down arrows do not: if the day a week away is disabled, the focus does not move', async () => {
    const { user } = show(DateCalendar, {
      autoFocus: true,
      shouldDisableDate: (date: Dayjs) => date.date() === 24,
    });
    await user.keyboard('{ArrowDown}');
    expect(focused()).toHaveTextContent('17');
  });
});

describe('#years-and-months', () => {
  test('In the years, the up and down arrows move by a row', async () => {
    const { user } = show(YearCalendar, { autoFocus: true });
    await user.keyboard('{ArrowDown}');
    expect(focused()).toHaveTextContent('2028');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toHaveTextContent('2027');
  });

  test('Home, End, Page Up and Page Down do nothing in years and months', async () => {
    const { user } = show(YearCalendar, { autoFocus: true });
    await user.keyboard('{Home}{End}{PageUp}{PageDown}');
    expect(focused()).toHaveTextContent('2025');
    cleanup();
    const months = show(MonthCalendar, { autoFocus: true });
    await months.user.keyboard('{Home}{End}{PageUp}{PageDown}');
    expect(focused()).toHaveTextContent('Apr');
  });

  test('The months are a circle: the right arrow on December moves to January of the same year', async () => {
    const { user, changes } = show(MonthCalendar, {
      autoFocus: true,
      defaultValue: dayjs('2025-12-01'),
    });
    await user.keyboard('{ArrowRight}');
    expect(focused()).toHaveTextContent('Jan');
    await user.keyboard('{Enter}');
    expect(changes.at(-1)).toMatch(/^2025-01/);
  });

  test('In the months, the up and down arrows move by three months, even with `monthsPerRow={4}`', async () => {
    const { user } = show(MonthCalendar, { autoFocus: true, monthsPerRow: 4 });
    await user.keyboard('{ArrowDown}');
    expect(focused()).toHaveTextContent('Jul');
  });
});

describe('#digital-clock', () => {
  test('In the list of times, Page Up and Page Down move by five items, Home and End to the first and the last', async () => {
    const { user } = show(DigitalClock, { autoFocus: true });
    expect(focused()).toHaveTextContent('09:30 AM');
    await user.keyboard('{PageDown}');
    expect(focused()).toHaveTextContent('12:00 PM');
    await user.keyboard('{Home}');
    expect(focused()).toHaveTextContent('12:00 AM');
    await user.keyboard('{End}');
    expect(focused()).toHaveTextContent('11:30 PM');
  });

  test('The left and right arrows do not move from column to column; use Tab', async () => {
    const { user } = show(MultiSectionDigitalClock, { autoFocus: true });
    expect(focused()).toHaveAccessibleName('9 hours');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toHaveAccessibleName('9 hours');
    await user.tab();
    expect(focused()).toHaveAccessibleName('30 minutes');
  });
});

describe('#clock', () => {
  test('On the clock, the up arrow adds one hour and the down arrow subtracts one', async () => {
    const { user, changes } = show(TimeClock, { autoFocus: true });
    await user.keyboard('{ArrowUp}');
    expect(changes.at(-1)).toBe('2025-04-17 10:30');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(changes.at(-1)).toBe('2025-04-17 08:30');
  });

  test('Each of these keys changes the value at once', async () => {
    const { user, changes } = show(TimeClock, { autoFocus: true });
    await user.keyboard('{ArrowUp}');
    expect(changes).toHaveLength(1);
  });

  test('Enter accepts the hour and shows the minutes', async () => {
    const { user } = show(TimeClock, { autoFocus: true });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/),
    );
  });

  test('With `minutesStep={10}`, Page Up, Page Down and End change nothing if the result is not a multiple of ten', async () => {
    const { user, changes } = show(TimeClock, {
      autoFocus: true,
      views: ['minutes'],
      minutesStep: 10,
    });
    await user.keyboard('{PageUp}{PageDown}{End}');
    expect(changes).toEqual([]);
    await user.keyboard('{ArrowUp}');
    expect(changes).toEqual(['2025-04-17 09:40']);
  });
});

describe('#range', () => {
  test('The popup of a range picker opens when a field is clicked, and the focus stays in the field', async () => {
    const { user } = show(DesktopDateRangePicker, { defaultValue: [null, null], onChange() {} });
    await user.click(screen.getAllByRole('textbox')[0]!);
    expect(screen.getByRole('tooltip')).toBeVisible();
    expect(focused()).toBe(screen.getAllByRole('textbox')[0]);
  });

  test('With the keyboard, Enter or Space in the field opens the popup', async () => {
    const { user } = show(DesktopDateRangePicker, { defaultValue: [null, null], onChange() {} });
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBe(null);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('tooltip')).toBeVisible();
    cleanup();
    const space = show(DesktopDateRangePicker, { defaultValue: [null, null], onChange() {} });
    await space.user.tab();
    await space.user.keyboard(' ');
    expect(screen.getByRole('tooltip')).toBeVisible();
  });
});

describe('#names', () => {
  test('The popup of a desktop picker is a `dialog` whose name is the `label`', async () => {
    show(DesktopDatePicker, { label: 'Visit', open: true });
    expect(screen.getByRole('dialog', { name: 'Visit' })).toBeVisible();
  });

  test('The field of a mobile picker has the name of the button instead of the `label`', () => {
    show(MobileDatePicker, { label: 'Visit' });
    expect(screen.getByRole('textbox')).toHaveAccessibleName(
      'Choose date, selected date is Apr 17, 2025',
    );
  });
});

describe('#missing', () => {
  test('A reason for a disabled day is not given: the day is a disabled button without a description', () => {
    show(DateCalendar, { maxDate: dayjs('2025-04-20') });
    expect(day('21')).toBeDisabled();
    expect(day('21')).not.toHaveAccessibleDescription();
  });

  test('The popup is not modal for screen readers: it has no `aria-modal`', () => {
    show(DesktopDatePicker, { label: 'Visit', open: true });
    expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-modal');
  });

  test('The button that opens the popup has no `aria-expanded` and no `aria-haspopup`', () => {
    show(DesktopDatePicker, { label: 'Visit' });
    expect(opener()).not.toHaveAttribute('aria-expanded');
    expect(opener()).not.toHaveAttribute('aria-haspopup');
  });
});

describe('#day-names', () => {
  test('The chosen day has `aria-selected`, and today has `aria-current="date"`', () => {
    show(DateCalendar, { defaultValue: dayjs() });
    const chosen = within(screen.getByRole('grid')).getByRole('gridcell', { selected: true });
    expect(chosen).toHaveAttribute('aria-current', 'date');
  });

  test('A day has only its number as a name, without month and weekday', () => {
    show(DateCalendar);
    expect(day('17')).toHaveAccessibleName('17');
  });
});

describe('#dialogs', () => {
  /** A picker inside a `Dialog`; the log has what Escape closes. */
  async function escapeInDialog(Component: React.ElementType, open: () => HTMLElement) {
    const log: string[] = [];
    function InDialog() {
      return (
        <Dialog open onClose={() => log.push('dialog')}>
          <Component label="Visit" reduceAnimations onClose={() => log.push('popup')} />
        </Dialog>
      );
    }
    const { user } = show(InDialog);
    await user.click(open());
    await waitFor(() => expect(screen.getAllByRole('grid')[0]).toBeVisible());
    await user.keyboard('{Escape}');
    return log;
  }

  test('If such a picker is itself inside a `Dialog`, Escape closes only the popup, not the `Dialog`', async () => {
    expect(await escapeInDialog(DesktopDatePicker, opener)).toEqual(['popup']);
  });

  test('With a range picker, Escape in the field closes the `Dialog`, and `onClose` of the picker is not called', async () => {
    const field = () => screen.getAllByRole('textbox')[0]!;
    expect(await escapeInDialog(DesktopDateRangePicker, field)).toEqual(['dialog']);
  });

  test('In a date time picker, the popup contains the calendar and the lists of times', () => {
    show(DesktopDateTimePicker, { label: 'Visit', open: true });
    expect(within(screen.getByRole('dialog')).getAllByRole('listbox')).toHaveLength(3);
  });
});
