import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  cleanup,
  configure,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import {
  renderMultiSectionDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17T09:30');
const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

function setup(Component: React.ElementType, props: object) {
  const log: string[] = [];
  const add = (name: string) => (value?: Dayjs | null) =>
    log.push(value ? `${name} ${value.format('YYYY-MM-DD HH:mm')}` : name);
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Departure"
        ampm={false}
        onChange={add('onChange')}
        onAccept={add('onAccept')}
        onClose={() => add('onClose')()}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const openButton = () => screen.getByRole('button', { name: /choose date/i });
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const option = (name: string) => screen.getByRole('option', { name });
const roundClock = () => document.querySelector('.MuiTimeClock-root');

/** A click on the face of 220 × 220 px: at its right edge is 3 o'clock. */
function clickClockAtRight() {
  const face = document.querySelector('.MuiClock-squareMask')!;
  const event = createEvent.mouseUp(face);
  Object.defineProperties(event, { offsetX: { value: 200 }, offsetY: { value: 110 } });
  fireEvent(face, event);
}
const columns = () => screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'));

describe('#variants', () => {
  test('On desktop, the calendar and the time are side by side', () => {
    setup(DesktopDateTimePicker, { open: true, defaultValue: april17 });
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(columns()).toEqual(['Select hours', 'Select minutes']);
  });

  test('On mobile, the dialog shows one view after the other', async () => {
    const { user } = setup(MobileDateTimePicker, { defaultValue: april17 });
    await user.click(input());
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(document.querySelector('.MuiTimeClock-root')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'pick time' }));
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  });
});

describe('#landscape', () => {
  test('If `views` has hours, minutes and seconds, the prop has no effect', () => {
    const layout = () => document.querySelector('.MuiPickersLayout-root')!;
    setup(StaticDateTimePicker, { defaultValue: april17, orientation: 'landscape' });
    expect(layout()).toHaveClass('MuiPickersLayout-landscape');
    cleanup();
    const views = ['year', 'day', 'hours', 'minutes', 'seconds'];
    setup(StaticDateTimePicker, { defaultValue: april17, orientation: 'landscape', views });
    expect(layout()).not.toHaveClass('MuiPickersLayout-landscape');
  });
});

describe('#validation', () => {
  test('In these combinations, the day of `maxTime` or `minTime` is also compared: with `maxTime`, all later days are invalid, and with `minTime`, all earlier days', () => {
    const errorsOf = (props: object) => {
      const onError = jest.fn();
      setup(DesktopDateTimePicker, { ...props, onError });
      return onError.mock.calls.map(([error]) => error as unknown);
    };
    const maxTime = dayjs('2025-04-17T18:00');
    const minTime = dayjs('2025-04-17T08:00');
    const minDateTime = dayjs('2025-04-10T09:00');
    const maxDateTime = dayjs('2025-04-30T09:00');
    const dayAfter = dayjs('2025-04-18T10:00');
    const dayBefore = dayjs('2025-04-16T10:00');
    expect(errorsOf({ value: dayAfter, maxTime })).toEqual([]);
    expect(errorsOf({ value: dayAfter, maxTime, minDateTime })).toEqual(['maxTime']);
    expect(errorsOf({ value: dayBefore, minTime })).toEqual([]);
    expect(errorsOf({ value: dayBefore, minTime, maxDateTime })).toEqual(['minTime']);
  });
});

describe('#default-time', () => {
  test('In an empty picker, a click on a day sets the time of `referenceDate`', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      open: true,
      referenceDate: dayjs('2025-04-01T15:00'),
    });
    await user.click(day('22'));
    expect(log).toEqual(['onChange 2025-04-22 15:00']);
  });

  test('Without `referenceDate`, the time is midnight', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { open: true });
    await user.click(day('22'));
    expect(log[0]).toMatch(/ 00:00$/);
  });
});

describe('#views', () => {
  test('If `views` has a year and a day, the format starts with the complete date', () => {
    setup(DesktopDateTimePicker, { defaultValue: april17, views: ['year', 'day', 'hours'] });
    expect(input().value).toBe('04/17/2025 09');
  });
});

describe('#time-view', () => {
  test('With `timeSteps={{ minutes: 60 }}`, the times are in a single list', () => {
    setup(DesktopDateTimePicker, { open: true, timeSteps: { minutes: 60 } });
    expect(columns()).toEqual(['Select time']);
  });

  test('A click on a day replaces the calendar with the round clock', async () => {
    const { user } = setup(DesktopDateTimePicker, { defaultValue: april17, viewRenderers: clock });
    await user.click(openButton());
    expect(roundClock()).toBeNull();
    await user.click(day('22'));
    expect(roundClock()).not.toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('`slotProps.tabs.hidden` set to `false` shows the tabs, which lead back to the calendar', async () => {
    const { user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      viewRenderers: clock,
      slotProps: { tabs: { hidden: false } },
    });
    await user.click(openButton());
    await user.click(day('22'));
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'pick date' }));
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  test('After the minutes, the popup closes, the focus moves to AM or PM in the field, and `onAccept` is not called', async () => {
    const choose = async (ampm: boolean) => {
      const { log, user } = setup(DesktopDateTimePicker, {
        ampm,
        defaultValue: april17,
        viewRenderers: clock,
      });
      await user.click(openButton());
      await user.click(day('22'));
      clickClockAtRight();
      clickClockAtRight();
      await waitFor(() => expect(roundClock()).toBeNull());
      return log.slice(-2);
    };
    expect(await choose(false)).toEqual(['onAccept 2025-04-22 03:15', 'onClose']);
    cleanup();
    expect(await choose(true)).toEqual(['onChange 2025-04-22 03:15', 'onClose']);
    await waitFor(() => expect(input()).toHaveFocus());
    const { selectionStart, selectionEnd, value } = input();
    expect(value.slice(selectionStart!, selectionEnd!)).toBe('AM');
  });

  test('With 12 hours, set `renderMultiSectionDigitalClockTimeView` for `hours`, `minutes`, `seconds` and `meridiem`: a click on AM or PM then calls `onAccept`', async () => {
    const column = renderMultiSectionDigitalClockTimeView;
    const { log, user } = setup(DesktopDateTimePicker, {
      ampm: true,
      defaultValue: april17,
      viewRenderers: { hours: column, minutes: column, seconds: column, meridiem: column },
    });
    await user.click(openButton());
    await user.click(day('22'));
    expect(columns()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
    await user.click(option('11 hours'));
    await user.click(option('45 minutes'));
    await user.click(option('PM'));
    expect(log.slice(-2)).toEqual(['onAccept 2025-04-22 23:45', 'onClose']);
  });

  test('Parts of the time without an entry can then only be typed,', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      viewRenderers: { minutes: renderTimeViewClock },
    });
    await user.click(openButton());
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(day('22'));
    expect(log.at(-1)).toBe('onClose');
    await waitFor(() => expect(input()).toHaveFocus());
  });

  test('and the popup has no OK', async () => {
    const { user } = setup(DesktopDateTimePicker, { defaultValue: april17, viewRenderers: clock });
    await user.click(openButton());
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    await user.click(day('22'));
    expect(roundClock()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
  });

  test('`onAccept` is not called', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await user.click(openButton());
    await user.click(day('22'));
    await waitFor(() => expect(input()).toHaveFocus());
    expect(log).toEqual(['onChange 2025-04-22 09:30', 'onClose']);
  });

  test('A click on a day then closes the popup, and the focus moves to the hours in the field', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await user.click(openButton());
    await user.click(day('22'));
    expect(log.at(-1)).toBe('onClose');
    await waitFor(() => expect(input()).toHaveFocus());
    const { selectionStart, selectionEnd, value } = input();
    expect(value.slice(selectionStart!, selectionEnd!)).toBe('09');
  });
});

describe('#close', () => {
  test('A click on a day does not close the popup', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(day('22'));
    expect(log).toEqual(['onChange 2025-04-22 09:30']);
  });

  test('On desktop, only a click in the last column closes the popup', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 09:45', 'onAccept 2025-04-17 09:45', 'onClose']);
  });

  test('If users choose the minutes first, the popup closes before they can choose a day', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    expect(log.at(-1)).toBe('onClose');
  });

  test('With `closeOnSelect={false}`, the popup stays open until OK', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      closeOnSelect: false,
    });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 09:45']);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(log.at(-1)).toBe('onClose');
  });

  test('Escape closes the popup and keeps the choice', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      closeOnSelect: false,
    });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    await user.keyboard('{Escape}');
    expect(log.slice(1)).toEqual(['onAccept 2025-04-17 09:45', 'onClose']);
    expect(input().value).toBe('04/17/2025 09:45');
  });
});

describe('#now', () => {
  test('The button sets the current date and time, including seconds, and closes the popup', async () => {
    const onAccept = jest.fn();
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      onAccept,
      localeText: { todayButtonLabel: 'Now' },
      slotProps: { actionBar: { actions: ['today', 'accept'] } },
    });
    await user.click(openButton());
    await user.click(screen.getByRole('button', { name: 'Now' }));
    const value = onAccept.mock.calls[0]![0] as Dayjs;
    expect(Math.abs(value.diff(dayjs(), 'second'))).toBeLessThan(20);
    expect(log.at(-1)).toBe('onClose');
  });
});

describe('#validation', () => {
  test('On the first day, the popup disables the hours before `minDateTime`; on other days, it does not', async () => {
    const { user } = setup(DesktopDateTimePicker, {
      open: true,
      defaultValue: april17,
      minDateTime: dayjs('2025-04-17T08:00'),
    });
    expect(option('7 hours')).toHaveClass('Mui-disabled');
    expect(option('8 hours')).not.toHaveClass('Mui-disabled');
    await user.click(day('18'));
    expect(option('7 hours')).not.toHaveClass('Mui-disabled');
  });

  test('The arrow keys reach disabled hours and minutes, and Space chooses them', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      minDateTime: dayjs('2025-04-17T09:10'),
    });
    await user.click(openButton());
    await waitFor(() => expect(day('17')).toHaveFocus());
    await user.tab();
    await user.tab();
    expect(option('30 minutes')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}');
    expect(option('5 minutes')).toHaveClass('Mui-disabled');
    expect(option('5 minutes')).toHaveFocus();
    await user.tab({ shift: true });
    expect(option('9 hours')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(option('8 hours')).toHaveClass('Mui-disabled');
    await user.keyboard(' ');
    expect(log).toEqual(['onChange 2025-04-17 08:30']);
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });

  test('With `skipDisabled`, they are not in the list', () => {
    setup(DesktopDateTimePicker, {
      open: true,
      defaultValue: april17,
      minDateTime: dayjs('2025-04-17T09:10'),
      skipDisabled: true,
    });
    expect(screen.queryByRole('option', { name: '8 hours' })).toBeNull();
    expect(screen.queryByRole('option', { name: '5 minutes' })).toBeNull();
    expect(option('10 minutes')).toBeInTheDocument();
  });
});

describe('#default-time', () => {
  test('With a value, a new day keeps the time of the value', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      open: true,
      defaultValue: april17,
      referenceDate: dayjs('2025-04-01T15:00'),
    });
    await user.click(day('22'));
    expect(log).toEqual(['onChange 2025-04-22 09:30']);
  });
});

describe('#now', () => {
  test('The button ignores all rules', async () => {
    const onError = jest.fn();
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      maxDateTime: april17,
      onError,
      slotProps: { actionBar: { actions: ['today'] } },
    });
    await user.click(openButton());
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(log.at(-1)).toBe('onClose');
    expect(onError.mock.lastCall![0]).toBe('maxDate');
  });
});

describe('#validation', () => {
  test('Choosing another day keeps the time, so a click on the first day can result in an invalid time: the field then turns red', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      open: true,
      defaultValue: dayjs('2025-04-18T07:00'),
      minDateTime: dayjs('2025-04-17T08:00'),
    });
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    await user.click(day('17'));
    expect(log).toEqual(['onChange 2025-04-17 07:00']);
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('#form-props', () => {
  test('With `readOnly`, the field can receive focus, but users cannot change the value or open the popup', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17, readOnly: true });
    await user.click(input());
    expect(input()).toHaveFocus();
    await user.keyboard('{ArrowUp}11');
    await user.click(openButton());
    expect(log).toEqual([]);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('In the popup on desktop, Tab moves from the calendar to the columns and to OK', async () => {
    const { user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await waitFor(() => expect(day('17')).toHaveFocus());
    await user.tab();
    expect(option('9 hours')).toHaveFocus();
    await user.tab();
    expect(option('30 minutes')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });
});

describe('#accessibility', () => {
  test('In the columns, disabled hours and minutes have no `aria-disabled`: screen readers do not announce that they are disabled', () => {
    setup(DesktopDateTimePicker, {
      open: true,
      defaultValue: april17,
      minDateTime: dayjs('2025-04-17T09:10'),
    });
    for (const name of ['8 hours', '5 minutes']) {
      expect(option(name)).toHaveClass('Mui-disabled');
      expect(option(name)).not.toHaveAttribute('aria-disabled');
    }
  });
});

describe('#accessibility', () => {
  test('The name of the open button contains the date, but not the time', () => {
    setup(DesktopDateTimePicker, { defaultValue: april17 });
    expect(openButton()).toHaveAccessibleName('Choose date, selected date is Apr 17, 2025');
  });
});
