import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17T09:30');

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

/** The hidden input, which has the text of the field. */
const hidden = () => document.querySelector('input')!;
const section = (name: string) => screen.getByRole('spinbutton', { name });
const isRed = () => document.querySelector('label')!.classList.contains('Mui-error');
const openButton = () => screen.getByRole('button', { name: /choose date/i });
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const option = (name: string) => screen.getByRole('option', { name });
const columns = () => screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'));

describe('#variants', () => {
  test('On desktop, the calendar and the time are side by side', () => {
    setup(DesktopDateTimePicker, { open: true, defaultValue: april17 });
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(columns()).toEqual(['Select hours', 'Select minutes']);
  });

  test('On mobile, the dialog shows the date first, and the time in columns after Next', async () => {
    const { user } = setup(MobileDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(screen.queryAllByRole('listbox')).toEqual([]);
    await user.click(day('22'));
    expect(screen.getByRole('grid')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(columns()).toEqual(['Select hours', 'Select minutes']);
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'pick date' }));
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  test('In both variants, people can type into the field, and only the button opens the popup or the dialog', async () => {
    for (const Variant of [DesktopDateTimePicker, MobileDateTimePicker]) {
      const { log, user } = setup(Variant, { defaultValue: april17 });
      await user.click(section('Day'));
      await user.keyboard('22');
      expect(log).toContain('onChange 2025-04-22 09:30');
      expect(screen.queryByRole('grid')).toBeNull();
      await user.click(openButton());
      expect(screen.getByRole('grid')).toBeInTheDocument();
      cleanup();
    }
  });
});

describe('#landscape', () => {
  test('If `views` has hours, minutes and seconds, the layout is always portrait', () => {
    const layout = () => document.querySelector('.MuiPickersLayout-root')!;
    const landscape = { orientation: 'landscape', defaultValue: april17 };
    setup(StaticDateTimePicker, landscape);
    expect(layout()).toHaveClass('MuiPickersLayout-landscape');
    cleanup();
    setup(StaticDateTimePicker, {
      ...landscape,
      views: ['year', 'day', 'hours', 'minutes', 'seconds'],
    });
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
    expect(hidden().value).toBe('04/17/2025 09');
  });
});

describe('#time-view', () => {
  test('With `timeSteps={{ minutes: 60 }}`, the times are in a single list', () => {
    setup(DesktopDateTimePicker, { open: true, timeSteps: { minutes: 60 } });
    expect(columns()).toEqual(['Select time']);
  });

  test('On desktop, the round clock then appears next to the calendar', () => {
    setup(DesktopDateTimePicker, {
      open: true,
      defaultValue: april17,
      viewRenderers: {
        hours: renderTimeViewClock,
        minutes: renderTimeViewClock,
        seconds: renderTimeViewClock,
      },
    });
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  });

  test('A click on a day then closes the popup, and the focus moves to the hours in the field', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await user.click(openButton());
    await user.click(day('22'));
    expect(log.at(-1)).toBe('onClose');
    await waitFor(() => expect(section('Hours')).toHaveFocus());
  });

  test('`onAccept` is not called for this click', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      viewRenderers: { hours: null, minutes: null, seconds: null },
    });
    await user.click(openButton());
    await user.click(day('22'));
    await waitFor(() => expect(section('Hours')).toHaveFocus());
    expect(log).toEqual(['onChange 2025-04-22 09:30', 'onClose']);
  });
});

describe('#close', () => {
  test('A click on a day does not close the popup', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(day('22'));
    expect(log).toEqual(['onChange 2025-04-22 09:30']);
  });

  test('The popup stays open until OK', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 09:45']);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(log.slice(1)).toEqual(['onAccept 2025-04-17 09:45', 'onClose']);
  });

  test('Escape and a click outside close the popup and keep the choice', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    await user.keyboard('{Escape}');
    expect(log.slice(1)).toEqual(['onAccept 2025-04-17 09:45', 'onClose']);
    expect(hidden().value).toBe('04/17/2025 09:45');
    cleanup();
    const again = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await again.user.click(openButton());
    await again.user.click(option('45 minutes'));
    await again.user.click(document.body);
    expect(again.log.slice(1)).toEqual(['onAccept 2025-04-17 09:45', 'onClose']);
    expect(hidden().value).toBe('04/17/2025 09:45');
  });

  test('Cancel sets the earlier value again: `onChange` is called with it, `onAccept` is not', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(log.slice(1)).toEqual(['onChange 2025-04-17 09:30', 'onClose']);
    expect(hidden().value).toBe('04/17/2025 09:30');
  });

  test('With `closeOnSelect` on desktop, a click in the last column closes the popup, and there are no buttons', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      closeOnSelect: true,
    });
    await user.click(openButton());
    expect(screen.queryByRole('button', { name: /^(OK|Cancel|Next)$/ })).toBeNull();
    await user.click(day('22'));
    await user.click(option('10 hours'));
    expect(log).not.toContain('onClose');
    await user.click(option('45 minutes'));
    expect(log.slice(-2)).toEqual(['onAccept 2025-04-22 10:45', 'onClose']);
  });

  test('With `closeOnSelect`, people who choose the minutes first lose the popup before they choose a day', async () => {
    const { log, user } = setup(DesktopDateTimePicker, {
      defaultValue: april17,
      closeOnSelect: true,
    });
    await user.click(openButton());
    await user.click(option('45 minutes'));
    expect(log.at(-1)).toBe('onClose');
  });

  test('`onAccept` is also called for each change that is typed into the field', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(section('Day'));
    await user.keyboard('22');
    expect(log).toEqual([
      'onChange 2025-04-02 09:30',
      'onAccept 2025-04-02 09:30',
      'onChange 2025-04-22 09:30',
      'onAccept 2025-04-22 09:30',
    ]);
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
    expect(option('7 hours')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('18'));
    expect(option('7 hours')).not.toHaveAttribute('aria-disabled', 'true');
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
    expect(isRed()).toBe(false);
    await user.click(day('17'));
    expect(log).toEqual(['onChange 2025-04-17 07:00']);
    expect(isRed()).toBe(true);
  });
});

describe('#form-props', () => {
  test('With `readOnly`, the field can receive focus, but users cannot change the value or open the popup', async () => {
    const { log, user } = setup(DesktopDateTimePicker, { defaultValue: april17, readOnly: true });
    await user.click(section('Month'));
    expect(section('Month')).toHaveFocus();
    await user.keyboard('{ArrowUp}11');
    await user.click(openButton());
    expect(log).toEqual([]);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('In the popup on desktop, Tab moves from the calendar to the columns, to Cancel and to OK', async () => {
    const { user } = setup(DesktopDateTimePicker, { defaultValue: april17 });
    await user.click(openButton());
    await waitFor(() => expect(day('17')).toHaveFocus());
    await user.tab();
    expect(option('9 hours')).toHaveFocus();
    await user.tab();
    expect(option('30 minutes')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });
});

describe('#accessibility', () => {
  test('The name of the open button contains the date, but not the time', () => {
    setup(DesktopDateTimePicker, { defaultValue: april17 });
    expect(openButton()).toHaveAccessibleName('Choose date, selected date is Apr 17, 2025');
  });
});
