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
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17T09:30');
const twoInputs = { field: MultiInputDateRangeField };
const clearable = { field: { clearable: true } };
const helped = { textField: { helperText: 'Before April' } };

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

  test('No key opens the popup or the dialog from the field: Enter and Alt+↓ do nothing', async () => {
    for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
      const { user } = show(Picker, { label: 'Visit' });
      await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
      await user.keyboard('{Enter}');
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(screen.queryByRole('dialog')).toBe(null);
      cleanup();
    }
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
});

describe('#clock', () => {
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
  const empty = { defaultValue: [null, null], onChange() {} };
  const week = { defaultValue: [april17, april17.add(6, 'day')], onChange() {} };

  test('Opening a range picker with its button moves the focus to the start in the calendar, and Tab stays in the popup', async () => {
    const { user } = show(DesktopDateRangePicker, { ...week, calendars: 1 });
    await user.click(screen.getByRole('button', { name: /^Choose range/ }));
    await waitFor(() => expect(focused()).toBe(day('17')));
    for (let times = 0; times < 6; times += 1) {
      await user.tab();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('the popup opens when an input is clicked, and the focus stays in the input', async () => {
    const { user } = show(DesktopDateRangePicker, { ...empty, slots: twoInputs });
    const [month] = screen.getAllByRole('spinbutton', { name: 'Month' });
    await user.click(month!);
    expect(screen.getByRole('tooltip')).toBeVisible();
    expect(focused()).toBe(month);
  });

  test('With the keyboard, Enter or Space in an input opens the popup', async () => {
    for (const key of ['{Enter}', ' ']) {
      const { user } = show(DesktopDateRangePicker, { ...empty, slots: twoInputs });
      await user.tab();
      expect(screen.queryByRole('tooltip')).toBe(null);
      await user.keyboard(key);
      expect(screen.getByRole('tooltip')).toBeVisible();
      cleanup();
    }
  });

  test('Page Up and Page Down show another month if the day is not in the months that are visible', async () => {
    const { user } = show(DateRangeCalendar, { ...week, autoFocus: true });
    expect(screen.getByText('April 2025')).toBeVisible();
    await user.keyboard('{PageUp}');
    expect(screen.getByText('April 2025')).toBeVisible();
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(screen.getByText('June 2025')).toBeVisible());
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    await waitFor(() => expect(screen.getByText('March 2025')).toBeVisible());
  });
});

describe('#names', () => {
  test('The popup of a desktop picker is a `dialog` whose name is the `label`', async () => {
    show(DesktopDatePicker, { label: 'Visit', open: true });
    expect(screen.getByRole('dialog', { name: 'Visit' })).toBeVisible();
  });

  test('The field is a `group` whose name is the `label`, in desktop and mobile pickers', () => {
    for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
      show(Picker, { label: 'Visit' });
      const field = screen.getByRole('group', { name: 'Visit' });
      expect(within(field).getAllByRole('spinbutton')).toHaveLength(3);
      cleanup();
    }
  });

  test('The button does not contain the `label`, so if a form has several pickers, the buttons of all with the same date have the same name', () => {
    show(DesktopDatePicker, { label: 'Visit' });
    show(DesktopDatePicker, { label: 'Return' });
    expect(
      screen.getAllByRole('button', { name: 'Choose date, selected date is Apr 17, 2025' }),
    ).toHaveLength(2);
  });
});

describe('#field', () => {
  test('The clear button cannot be reached with Tab', async () => {
    const { user } = show(DesktopDatePicker, { label: 'Visit', slotProps: clearable });
    const stops: Element[] = [];
    for (let times = 0; times < 3; times += 1) {
      await user.tab();
      stops.push(focused());
    }
    expect(stops[1]).toBe(opener());
    expect(stops).not.toContain(screen.getByRole('button', { name: 'Clear' }));
  });

  test('Select all sections and press Backspace to empty the field', async () => {
    const { user, changes } = show(DesktopDatePicker, { label: 'Visit' });
    await user.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Backspace}');
    expect(changes.at(-1)).toBe('null');
  });
});

describe('#screen-readers', () => {
  const wrong = { label: 'Visit', maxDate: dayjs('2025-04-01'), slotProps: helped };

  test('Both belong to the group rather than to the section that has the focus', () => {
    show(DesktopDatePicker, wrong);
    const field = screen.getByRole('group', { name: 'Visit' });
    expect(field).toHaveAccessibleDescription('Before April');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    const month = screen.getByRole('spinbutton', { name: 'Month' });
    expect(month).not.toHaveAccessibleDescription();
    expect(month).not.toHaveAttribute('aria-invalid');
  });

  test('With a `helperText`, the group is a polite live region, but the helper text is outside the group', () => {
    show(DesktopDatePicker, wrong);
    const field = screen.getByRole('group', { name: 'Visit' });
    expect(field).toHaveAttribute('aria-live', 'polite');
    expect(field).not.toContainElement(screen.getByText('Before April'));
  });
});

describe('#missing', () => {
  test("A calendar with `views={['year']}` has no header, so the group of years has no name", () => {
    show(DateCalendar, { views: ['year'], openTo: 'year' });
    expect(document.querySelector('.MuiPickersCalendarHeader-root')).toBe(null);
    expect(screen.getByRole('radiogroup')).not.toHaveAccessibleName();
    cleanup();
    show(DateCalendar, { openTo: 'year' });
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('April 2025');
  });

  test('only start and end have `aria-selected="true"`', () => {
    show(DateRangeCalendar, { defaultValue: [april17, april17.add(2, 'day')], calendars: 1 });
    const selected = (name: string) => day(name).getAttribute('aria-selected');
    expect(['17', '18', '19'].map(selected)).toEqual(['true', 'false', 'true']);
  });

  test('The popup of a range picker on desktop has no name, and the sections of both dates have the same names', () => {
    show(DesktopDateRangePicker, { label: 'Stay', defaultValue: [null, null], open: true });
    expect(screen.getByRole('dialog')).not.toHaveAccessibleName();
    expect(screen.getAllByRole('spinbutton', { name: 'Month' })).toHaveLength(2);
  });

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
  async function escapeInDialog(
    Component: React.ElementType,
    open: () => HTMLElement,
    props: object = {},
  ) {
    const log: string[] = [];
    function InDialog() {
      return (
        <Dialog open onClose={() => log.push('dialog')}>
          <Component {...props} reduceAnimations onClose={() => log.push('popup')} />
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

  test('With two inputs of a range, Escape in an input closes the `Dialog`, and `onClose` of the picker is not called', async () => {
    const start = () => screen.getAllByRole('spinbutton')[0]!;
    const log = await escapeInDialog(DesktopDateRangePicker, start, { slots: twoInputs });
    expect(log).toEqual(['dialog']);
  });

  test('In a date time picker, the popup contains the calendar, the lists of times and the buttons "Cancel" and "OK"', () => {
    show(DesktopDateTimePicker, { label: 'Visit', open: true });
    const popup = within(screen.getByRole('dialog'));
    expect(popup.getByRole('grid')).toBeVisible();
    expect(popup.getAllByRole('listbox')).toHaveLength(3);
    expect(popup.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(popup.getByRole('button', { name: 'OK' })).toBeVisible();
  });
});
