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
import {
  LocalizationProvider,
  MuiPickersAdapterContext,
} from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');

function setup(Component: React.ElementType, props: object = {}, provider: object = {}) {
  const log: string[] = [];
  const write = (name: string) => (value: Dayjs | null) =>
    log.push(`${name} ${value?.format?.('YYYY-MM-DD') ?? 'null'}`);
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs} {...provider}>
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

  test('A desktop time picker shows OK, unless all times are in one list', () => {
    setup(DesktopTimePicker, { open: true });
    expect(names()).toEqual(['OK']);
    cleanup();
    setup(DesktopTimePicker, { open: true, timeSteps: { minutes: 60 } });
    expect(names()).toEqual([]);
  });

  test('A desktop date time picker shows OK, even with all times in one list', () => {
    setup(DesktopDateTimePicker, { open: true });
    expect(names()).toEqual(['OK']);
    cleanup();
    setup(DesktopDateTimePicker, { open: true, timeSteps: { minutes: 60 } });
    expect(document.querySelector('.MuiDigitalClock-root')).toBeVisible();
    expect(names()).toEqual(['OK']);
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

describe('#actions-by-state', () => {
  test('`DesktopTimePicker` and `DesktopDateTimePicker` do not call the function: they keep the OK button', () => {
    const actionBar = jest.fn(() => ({ actions: ['clear'] }));
    for (const Component of [DesktopTimePicker, DesktopDateTimePicker]) {
      setup(Component, { open: true, slotProps: { actionBar } });
      expect([...bar()!.querySelectorAll('button')].map((item) => item.textContent)).toEqual([
        'OK',
      ]);
      cleanup();
    }
    expect(actionBar).not.toHaveBeenCalled();
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

describe('#components', () => {
  const Old = () => <p>Old bar</p>;

  test('Both props are deprecated and still work', () => {
    setup(DesktopDatePicker, { open: true, components: { ActionBar: Old } });
    expect(screen.getByText('Old bar')).toBeVisible();
    cleanup();
    setup(DesktopDatePicker, {
      open: true,
      componentsProps: { actionBar: { actions: ['clear'] } },
    });
    expect(button('Clear')).toBeVisible();
  });

  test('With `slots`, however, the whole `components` object is ignored, and with `slotProps` the whole `componentsProps` object', () => {
    setup(DesktopDatePicker, {
      open: true,
      components: { ActionBar: Old },
      slots: { shortcuts: () => <p>New list</p> },
      componentsProps: { actionBar: { actions: ['clear'] } },
      slotProps: { toolbar: { hidden: true } },
    });
    expect(screen.getByText('New list')).toBeVisible();
    expect(screen.queryByText('Old bar')).toBe(null);
    expect(bar()).toBe(null);
  });
});

describe('#translated-texts', () => {
  const texts = (props: object, provider: object) => {
    const seen: unknown[] = [];
    function Bar() {
      seen.push(React.useContext(MuiPickersAdapterContext)?.localeText);
      return null;
    }
    setup(DesktopDatePicker, { open: true, slots: { actionBar: Bar }, ...props }, provider);
    return seen[0];
  };

  test("In a popup, the context contains the texts of the provider and of the picker's own `localeText`", () => {
    const provider = { localeText: { okButtonLabel: 'Fine' } };
    expect(texts({ localeText: { todayButtonLabel: 'Now' } }, provider)).toEqual({
      okButtonLabel: 'Fine',
      todayButtonLabel: 'Now',
    });
  });

  test('It does not contain the English defaults', () => {
    expect(texts({}, {})).toEqual({});
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

describe('#month-format', () => {
  test('`dateFormats.monthAndYear` in `LocalizationProvider` changes the format of the month name in all calendars below the provider', () => {
    setup(DateCalendar, {}, { dateFormats: { monthAndYear: 'MM/YYYY' } });
    expect(screen.getByText('04/2025')).toBeVisible();
    expect(screen.queryByText('April 2025')).toBe(null);
  });
});

describe('#range-calendar-header', () => {
  test('A range calendar does not render `slots.calendarHeader`', () => {
    const Header = jest.fn(() => null);
    for (const calendars of [1, 2]) {
      setup(DateRangeCalendar, {
        defaultValue: [april17, null],
        calendars,
        slots: { calendarHeader: Header },
      });
      expect(screen.getAllByText('April 2025')).not.toHaveLength(0);
      cleanup();
    }
    expect(Header).not.toHaveBeenCalled();
  });

  test('The slots for arrow buttons and the format of the month name work in range calendars too', () => {
    setup(
      DateRangeCalendar,
      { defaultValue: [april17, null], slots: { leftArrowIcon: () => <i>Back</i> } },
      { dateFormats: { monthAndYear: 'MM/YYYY' } },
    );
    expect(screen.getAllByText('Back')).not.toHaveLength(0);
    expect(screen.getByText('04/2025')).toBeVisible();
    expect(screen.getByText('05/2025')).toBeVisible();
  });
});

describe('#arrow-buttons', () => {
  test('With `slotProps.previousIconButton`, an `aria-label` replaces the accessible name, but the `title` stays', () => {
    setup(DateCalendar, { slotProps: { previousIconButton: { 'aria-label': 'Earlier' } } });
    expect(button('Earlier')).toHaveAttribute('title', 'Previous month');
  });
});

describe('#day', () => {
  test('All days of the month are rendered again each time that the focus moves', async () => {
    const rendered = new Set<number>();
    function Day(props: PickersDayProps<Dayjs>) {
      if (!props.outsideCurrentMonth) {
        rendered.add(props.day.date());
      }
      return <PickersDay {...props} />;
    }
    const { user } = setup(DateCalendar, { slots: { day: Day }, autoFocus: true });
    expect(document.activeElement).toHaveTextContent('17');
    rendered.clear();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('18');
    expect(rendered.size).toBe(30);
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
  test('Version 6 has no slot `mobileTrapFocus`: the name is ignored', () => {
    setup(MobileDatePicker, {
      open: true,
      slots: { mobileTrapFocus: () => <i>Trap</i> },
    });
    expect(screen.queryByText('Trap')).toBe(null);
    expect(within(screen.getByRole('dialog')).getByRole('grid')).toBeVisible();
  });
});
