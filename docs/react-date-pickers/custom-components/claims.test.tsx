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
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

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

  test("In a mobile picker and a static picker, the default is `['cancel', 'accept']`", () => {
    setup(StaticDatePicker);
    expect(names()).toEqual(['Cancel', 'OK']);
    cleanup();
    setup(MobileDatePicker, { open: true });
    expect(names()).toEqual(['Cancel', 'OK']);
  });

  test('In a desktop date picker, the list is empty by default, and no bar is shown', () => {
    setup(DesktopDatePicker, { open: true });
    expect(bar()).toBe(null);
  });

  test('Desktop pickers with a time show OK, unless all times are in one list', () => {
    for (const Component of [DesktopTimePicker, DesktopDateTimePicker]) {
      setup(Component, { open: true });
      expect(names()).toEqual(['OK']);
      cleanup();
      setup(Component, { open: true, timeSteps: { minutes: 60 } });
      expect(names()).toEqual([]);
      cleanup();
    }
  });

  test('The buttons have the order of the list', () => {
    setup(DesktopDatePicker, { open: true, ...actions(['today', 'cancel', 'clear', 'accept']) });
    const names = [...bar()!.querySelectorAll('button')].map((element) => element.textContent);
    expect(names).toEqual(['Today', 'Cancel', 'Clear', 'OK']);
  });

  test('All four buttons close the picker', async () => {
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
  test('The function is called with the `view`, the `value` and the other props of the layout', () => {
    const seen: Record<string, unknown>[] = [];
    setup(MobileDatePicker, {
      open: true,
      slotProps: {
        actionBar: (layout: Record<string, unknown>) => {
          seen.push(layout);
          return { actions: layout.view === 'day' ? ['accept'] : [] };
        },
      },
    });
    expect(seen[0]).toMatchObject({
      view: 'day',
      wrapperVariant: 'mobile',
      views: ['year', 'day'],
    });
    expect(dayjs(seen[0]!.value as Dayjs).isSame(april17)).toBe(true);
    expect(button('OK')).toBeVisible();
  });
});

describe('#action-handlers', () => {
  test('A handler in `slotProps.actionBar` takes the place of the handler of the picker', async () => {
    const onClear = jest.fn();
    const { log, user } = setup(DesktopDatePicker, {
      open: true,
      ...actions(['clear'], { onClear }),
    });
    await user.click(button('Clear'));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
  });
});

describe('#hooks', () => {
  test('In a static picker, `usePickersContext` throws an error', () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Bar() {
      usePickersContext();
      return null;
    }
    expect(() => setup(StaticDatePicker, { slots: { actionBar: Bar } })).toThrow(
      /usePickersContext/,
    );
    spy.mockRestore();
  });

  test('In the popup of a picker, `usePickersContext` returns `open`, `onOpen` and `onClose`', () => {
    const report = jest.fn();
    function Bar() {
      report(Object.keys(usePickersContext()).sort());
      return null;
    }
    setup(DesktopDatePicker, { open: true, slots: { actionBar: Bar } });
    expect(report).toHaveBeenCalledWith(['onClose', 'onOpen', 'open']);
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

describe('#year-and-month-buttons', () => {
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
    const field = document.querySelector('.MuiTextField-root')!;
    expect(field.nextElementSibling).toHaveClass('MuiPickersPopper-root');
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
  test('Version 7 has no slot `mobileTrapFocus`: the name is ignored', () => {
    setup(MobileDatePicker, {
      open: true,
      slots: { mobileTrapFocus: () => <i>Trap</i> },
    });
    expect(screen.queryByText('Trap')).toBe(null);
    expect(within(screen.getByRole('dialog')).getByRole('grid')).toBeVisible();
  });
});
