import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Slide from '@mui/material/Slide';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import ElectionYears from './demos/ElectionYears';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  const write = (name: string) => (value: Dayjs | null) =>
    log.push(`${name} ${value?.format?.('YYYY-MM-DD') ?? 'null'}`);
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Delivery"
        defaultValue={april17}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        onError={(error: string | null) => log.push(`error ${error}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const actions = (names: string[], more: object = {}) => ({
  slotProps: { actionBar: { actions: names, ...more } },
});
const bar = () => document.querySelector('.MuiPickersLayout-actionBar');
const button = (name: string) => screen.getByRole('button', { name });

describe('#action-bar', () => {
  const names = () =>
    [...(bar()?.querySelectorAll('button') ?? [])].map((element) => element.textContent);

  const namesOf = (Component: React.ElementType, props: object = {}) => {
    cleanup();
    setup(Component, { ...(Component === StaticDatePicker ? {} : { open: true }), ...props });
    return names();
  };

  test("The default is `['cancel', 'nextOrAccept']`", () => {
    for (const Component of [
      StaticDatePicker,
      MobileDatePicker,
      DesktopTimePicker,
      DesktopDateTimePicker,
    ]) {
      expect(namesOf(Component)).toEqual(['Cancel', 'OK']);
    }
    expect(namesOf(MobileDateTimePicker)).toEqual(['Cancel', 'Next']);
  });

  test('A picker with `closeOnSelect` and one step has no buttons by default, and no bar is shown', () => {
    expect(namesOf(DesktopDatePicker)).toEqual([]);
    expect(bar()).toBe(null);
    expect(namesOf(DesktopDatePicker, { closeOnSelect: false })).toEqual(['Cancel', 'OK']);
    expect(namesOf(MobileDatePicker, { closeOnSelect: true })).toEqual([]);
    expect(namesOf(DesktopTimePicker, { closeOnSelect: true })).toEqual([]);
    expect(namesOf(MobileDateTimePicker, { closeOnSelect: true })).toEqual(['Cancel', 'Next']);
  });

  test('Next leads from the date to the time', async () => {
    const { log, user } = setup(MobileDateTimePicker, { open: true });
    await user.click(button('Next'));
    expect(names()).toEqual(['Cancel', 'OK']);
    expect(log).toEqual([]);
  });

  test('The buttons have the order of the list', () => {
    setup(DesktopDatePicker, { open: true, ...actions(['today', 'cancel', 'clear', 'accept']) });
    const names = [...bar()!.querySelectorAll('button')].map((element) => element.textContent);
    expect(names).toEqual(['Today', 'Cancel', 'Clear', 'OK']);
  });

  test('OK, Cancel, Clear and Today close the picker', async () => {
    for (const name of ['Today', 'Cancel', 'Clear', 'OK']) {
      const { log, user } = setup(DesktopDatePicker, {
        open: true,
        ...actions(['today', 'cancel', 'clear', 'accept']),
      });
      await user.click(button(name));
      expect(log.at(-1)).toBe('close');
      cleanup();
    }
  });

  test('Today ignores the rules of the picker: after `maxDate`, it sets a date with an error', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      open: true,
      maxDate: dayjs('2025-04-30'),
      ...actions(['today']),
    });
    await user.click(button('Today'));
    expect(log).toContain('error maxDate');
  });
});

describe('#actions-by-state', () => {
  test('The function is called with `isPickerValueEmpty`, `pickerVariant` and other flags', () => {
    const seen: Record<string, unknown>[] = [];
    setup(MobileDatePicker, {
      open: true,
      slotProps: {
        actionBar: (layout: Record<string, unknown>) => {
          seen.push(layout);
          return { actions: layout.isPickerValueEmpty ? [] : ['accept'] };
        },
      },
    });
    expect(seen[0]).toMatchObject({
      isPickerValueEmpty: false,
      isPickerOpen: true,
      pickerVariant: 'mobile',
    });
    expect(Object.keys(seen[0]!)).not.toContain('view');
    expect(button('OK')).toBeVisible();
  });
});

describe('#action-handlers', () => {
  test('A handler such as `onClear` in `slotProps.actionBar` is not called', async () => {
    const onClear = jest.fn();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { log, user } = setup(DesktopDatePicker, {
      open: true,
      ...actions(['clear'], { onClear }),
    });
    await user.click(button('Clear'));
    expect(onClear).not.toHaveBeenCalled();
    expect(log).toEqual(['change null', 'accept null', 'close']);
    quiet.mockRestore();
  });

  test('`setValue` also calls `onAccept` and closes the picker', async () => {
    function Bar() {
      const { setValue } = usePickerActionsContext<Dayjs | null>();
      return <button onClick={() => setValue(dayjs('2025-05-01'))}>May</button>;
    }
    const { log, user } = setup(DesktopDatePicker, { open: true, slots: { actionBar: Bar } });
    await user.click(button('May'));
    expect(log).toEqual(['change 2025-05-01', 'accept 2025-05-01', 'close']);
  });
});

describe('#hooks', () => {
  function seenIn(Component: React.ElementType, props: object = {}) {
    const report = jest.fn();
    function Bar() {
      report(usePickerContext());
      return null;
    }
    cleanup();
    setup(Component, { ...props, slots: { actionBar: Bar } });
    return report.mock.lastCall![0] as ReturnType<typeof usePickerContext>;
  }

  test('`usePickerContext` and `usePickerActionsContext` also work in a static picker', () => {
    expect(seenIn(DesktopDatePicker, { open: true })).toMatchObject({ open: true, view: 'day' });
    const context = seenIn(StaticDatePicker);
    expect(context.view).toBe('day');
    expect(dayjs(context.value as Dayjs).isSame(april17)).toBe(true);
    cleanup();
    const report = jest.fn();
    function Bar() {
      report(Object.keys(usePickerActionsContext()));
      return null;
    }
    setup(StaticDatePicker, { slots: { actionBar: Bar } });
    expect(report.mock.lastCall![0]).toContain('acceptValueChanges');
  });

  test('In a calendar without a picker, both throw an error', () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Header() {
      usePickerContext();
      return null;
    }
    function OtherHeader() {
      usePickerActionsContext();
      return null;
    }
    for (const calendarHeader of [Header, OtherHeader]) {
      expect(() => setup(DateCalendar, { slots: { calendarHeader } })).toThrow(/usePicker/);
      cleanup();
    }
    spy.mockRestore();
  });
});

describe('#tabs', () => {
  const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.getAttribute('aria-label'));

  test('In a desktop picker, the tabs are hidden by default', () => {
    setup(DesktopDateTimePicker, { open: true });
    expect(tabs()).toEqual([]);
  });

  test('Mobile pickers show the tabs whatever the height of the window', () => {
    const height = window.innerHeight;
    window.innerHeight = 400;
    setup(MobileDateTimePicker, { open: true });
    window.innerHeight = height;
    expect(tabs()).toEqual(['pick date', 'pick time']);
  });
});

describe('#toolbar', () => {
  test('In a desktop picker, the toolbar is hidden by default', () => {
    setup(DesktopDatePicker, { open: true });
    expect(document.querySelector('.MuiPickersToolbar-root')).toBe(null);
  });
});

describe('#calendar-header', () => {
  test('A header that does not use `labelId` leaves the grid of days without a name', () => {
    setup(DateCalendar, { slots: { calendarHeader: () => <p>Days</p> } });
    expect(screen.getByRole('grid')).not.toHaveAccessibleName();
  });
});

describe('#range-calendar-header', () => {
  test('`currentMonth` is the month in the place of `currentMonthCalendarPosition`, by default the first', () => {
    const months = (props: object) => {
      const seen = new Set<string>();
      function Header({ currentMonth, month }: { currentMonth: Dayjs; month: Dayjs }) {
        seen.add(`${currentMonth.format('MMM')} in ${month.format('MMM')}`);
        return null;
      }
      setup(DateRangeCalendar, {
        defaultValue: [null, null],
        referenceDate: april17,
        slots: { calendarHeader: Header },
        ...props,
      });
      cleanup();
      return [...seen];
    };
    expect(months({})).toEqual(['Apr in Apr', 'Apr in May']);
    expect(months({ currentMonthCalendarPosition: 2 })).toEqual(['Apr in Mar', 'Apr in Apr']);
  });
});

describe('#arrow-buttons', () => {
  test('With `slotProps.previousIconButton`, an `aria-label` replaces the accessible name, but the `title` stays', () => {
    setup(DateCalendar, { slotProps: { previousIconButton: { 'aria-label': 'Earlier' } } });
    expect(button('Earlier')).toHaveAttribute('title', 'Previous month');
  });
});

describe('#day', () => {
  test('whose size and margins are CSS variables: `--PickerDay-size`, 36 px by default, and `--PickerDay-horizontalMargin`, 2 px', () => {
    const variables = (Calendar: React.ElementType, props: object) => {
      cleanup();
      setup(Calendar, props);
      const style = getComputedStyle(screen.getByRole('gridcell', { name: '20' }));
      return ['--PickerDay-size', '--PickerDay-horizontalMargin', 'width'].map((name) =>
        style.getPropertyValue(name),
      );
    };
    const size = 'var(--PickerDay-size)';
    expect(variables(DateCalendar, { slots: { day: PickerDay2 } })).toEqual(['36px', '2px', size]);
    const smaller = { day: { sx: { '--PickerDay-size': '32px' } } };
    expect(variables(DateCalendar, { slots: { day: PickerDay2 }, slotProps: smaller })[0]).toBe(
      '32px',
    );
    const range = {
      slots: { day: DateRangePickerDay2 },
      defaultValue: [april17, null],
      calendars: 1,
    };
    expect(variables(DateRangeCalendar, range)).toEqual(['36px', '2px', size]);
  });
});

describe('#year-and-month-buttons', () => {
  test('The function is called with `isYearSelected` and `isYearDisabled`, or `isMonthSelected` and `isMonthDisabled`, but not with the year or the month', () => {
    const seen: Record<string, unknown>[] = [];
    const collect = (state: Record<string, unknown>) => {
      seen.push(state);
      return {};
    };
    setup(DateCalendar, { views: ['month'], slotProps: { monthButton: collect } });
    expect(seen[0]).toMatchObject({ isMonthSelected: false, isMonthDisabled: false });
    const { length } = seen;
    cleanup();
    setup(DateCalendar, { views: ['year'], slotProps: { yearButton: collect } });
    expect(seen[length]).toMatchObject({ isYearSelected: false, isYearDisabled: false });
    for (const state of [seen[0]!, seen[length]!]) {
      expect(Object.keys(state)).not.toContain('value');
      expect(Object.keys(state)).not.toContain('children');
    }
  });

  test('A component in the slot receives the year or the short name of the month as `children`', async () => {
    render(<ElectionYears />);
    const year = screen.getByRole('radio', { name: '2021' });
    expect(year).toHaveStyle({ borderTopWidth: '2px' });
    expect(screen.getByRole('radio', { name: '2022' })).not.toHaveStyle({ borderTopWidth: '2px' });
    const { user } = setup(DateCalendar, {
      views: ['month'],
      openTo: 'month',
      slots: { monthButton: ({ children }: React.PropsWithChildren) => <b>{children}!</b> },
    });
    expect(screen.getByText('Jun!')).toBeVisible();
    await user.click(year);
    expect(screen.getByRole('radio', { name: '2021' })).toBeChecked();
  });

  test('A button that drops its props is no radio button, and a click on it chooses nothing', async () => {
    const { log, user } = setup(DateCalendar, {
      views: ['month'],
      openTo: 'month',
      slots: { monthButton: ({ children }: React.PropsWithChildren) => <b>{children}</b> },
    });
    await user.click(screen.getByText('Jun'));
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(log).toEqual([]);
  });
});

describe('#popper', () => {
  test('`slotProps.popper.placement` replaces `bottom-start`', () => {
    const seen: unknown[] = [];
    function Popper({ placement }: { placement: string }) {
      seen.push(placement);
      return null;
    }
    setup(DesktopDatePicker, {
      open: true,
      slots: { popper: Popper },
      slotProps: { popper: { placement: 'top-end' } },
    });
    expect(seen[0]).toBe('top-end');
  });

  test('`disablePortal` renders the popup directly behind the field', () => {
    setup(DesktopDatePicker, { open: true, slotProps: { popper: { disablePortal: true } } });
    const field = document.querySelector('.MuiPickersTextField-root')!;
    expect(field.nextElementSibling).toHaveClass('MuiPickerPopper-root');
  });
});

describe('#dialog', () => {
  test('`onClose` in `slotProps.dialog` takes the place of the handler of the picker, and Escape no longer closes the dialog', () => {
    const onClose = jest.fn();
    const { log } = setup(MobileDatePicker, { open: true, slotProps: { dialog: { onClose } } });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
  });
});

describe('#transitions', () => {
  test('A component in `slots.desktopTransition` is not rendered; the popup uses `Fade` instead', () => {
    const rendered = jest.fn();
    const Transition = React.forwardRef<unknown, React.ComponentProps<typeof Slide>>(
      function Transition(props, ref) {
        rendered();
        return <Slide {...props} ref={ref} />;
      },
    );
    setup(DesktopDatePicker, { open: true, slots: { desktopTransition: Transition } });
    expect(screen.getByRole('grid')).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
  });

  test('`slots.mobileTransition` is rendered', () => {
    const rendered = jest.fn();
    const Transition = React.forwardRef<unknown, React.ComponentProps<typeof Slide>>(
      function Transition(props, ref) {
        rendered();
        return <Slide {...props} ref={ref} />;
      },
    );
    setup(MobileDatePicker, { open: true, slots: { mobileTransition: Transition } });
    expect(rendered).toHaveBeenCalled();
  });
});

describe('#focus-trap', () => {
  test('The popup of a range picker with two inputs is a tooltip and does not hold the focus', async () => {
    const { user } = setup(DesktopDateRangePicker, {
      defaultValue: [null, null],
      slots: { field: MultiInputDateRangeField },
    });
    await user.click(screen.getAllByRole('spinbutton')[0]!);
    const popup = screen.getByRole('tooltip');
    expect(popup.contains(document.activeElement)).toBe(false);
    cleanup();
    setup(DesktopDateRangePicker, { defaultValue: [null, null], open: true });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('With a trap that only returns its `children`, the Tab key leaves the popup after the last control', async () => {
    const { user } = setup(DesktopDatePicker, {
      slots: { desktopTrapFocus: ({ children }: { children: React.ReactElement }) => children },
      slotProps: { popper: { disablePortal: true } },
    });
    await user.click(button('Choose date, selected date is Apr 17, 2025'));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(false);
  });
});

describe('#custom-toolbar', () => {
  test('The component receives `titleId`, `className`, `ownerState` and the props above, and nothing else', () => {
    const report = jest.fn();
    function Toolbar(props: object) {
      report(Object.keys(props).sort());
      return null;
    }
    setup(MobileDatePicker, {
      open: true,
      slots: { toolbar: Toolbar },
      slotProps: { toolbar: { toolbarFormat: 'dddd' } },
    });
    expect(report.mock.lastCall![0]).toEqual([
      'className',
      'hidden',
      'ownerState',
      'titleId',
      'toolbarFormat',
    ]);
  });

  test('A custom toolbar is rendered even if `hidden` is `true`', () => {
    const hidden: unknown[] = [];
    function Toolbar(props: { hidden: boolean }) {
      hidden.push(props.hidden);
      return <h4>Delivery day</h4>;
    }
    setup(DesktopDatePicker, { open: true, slots: { toolbar: Toolbar } });
    expect(screen.getByText('Delivery day')).toBeVisible();
    expect(hidden[0]).toBe(true);
  });

  test('A visible toolbar that does not use `titleId` leaves the popup without a name', () => {
    setup(DesktopDatePicker, {
      open: true,
      slots: { toolbar: () => <h4>Delivery day</h4> },
      slotProps: { toolbar: { hidden: false } },
    });
    expect(screen.getByRole('dialog')).not.toHaveAccessibleName();
  });
});

describe('#mobile-trap-focus', () => {
  test('There is no slot `mobileTrapFocus`: the name is ignored', () => {
    setup(MobileDatePicker, {
      open: true,
      slots: { mobileTrapFocus: () => <i>Trap</i> },
    });
    expect(screen.queryByText('Trap')).toBe(null);
    expect(within(screen.getByRole('dialog')).getByRole('grid')).toBeVisible();
  });
});
