import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

beforeAll(() => configure({ defaultHidden: true }));
const halfPastNine = dayjs('2025-04-17T09:30');

function setup(Component: React.ElementType, props: object) {
  const log: string[] = [];
  const add = (name: string) => (value?: Dayjs | null) =>
    log.push(value ? `${name} ${value.format('YYYY-MM-DD HH:mm')}` : name);
  const { unmount } = render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Start"
        onChange={add('onChange')}
        onAccept={add('onAccept')}
        onClose={() => add('onClose')()}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, unmount, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** The hidden input with the text of the field. */
const input = () => document.querySelector('input')!;
const field = () => screen.getByRole('group', { name: 'Start' });
const section = (name: string) => screen.getByRole('spinbutton', { name });
const columns = () => screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'));
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const options = (column: string) =>
  within(screen.getByRole('listbox', { name: column }))
    .getAllByRole('option')
    .map((item) => item.textContent);
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('#value', () => {
  test('A new time keeps the date of the value', async () => {
    const { log, user } = setup(DesktopTimePicker, { defaultValue: halfPastNine, open: true });
    await user.click(option('11 hours'));
    expect(log).toEqual(['onChange 2025-04-17 11:30']);
  });

  test('Without a value, the date comes from `referenceDate`, or is today', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      open: true,
      referenceDate: dayjs('2030-01-01T08:00'),
    });
    await user.click(option('11 hours'));
    expect(log).toEqual(['onChange 2030-01-01 11:00']);
  });
});

describe('#variants', () => {
  test('A tap on the field does not open the dialog', async () => {
    const { log, user } = setup(MobileTimePicker, { defaultValue: halfPastNine, ampm: false });
    await user.click(section('Hours'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('11');
    expect(log).toContain('onChange 2025-04-17 11:30');
    await user.click(button(/choose time/i)!);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('#views', () => {
  test('In 12-hour format, the popup on desktop waits for a choice of AM or PM, which it does not show: `closeOnSelect` does not close the popup, and the console shows a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    for (const ampm of [false, true]) {
      const { log, unmount, user } = setup(DesktopTimePicker, {
        ampm,
        closeOnSelect: true,
        defaultValue: halfPastNine,
        views: ['minutes', 'seconds'],
      });
      await user.click(button(/choose time/i)!);
      expect(columns()).toEqual(['Select minutes', 'Select seconds']);
      await user.click(option('45 minutes'));
      expect(warn).not.toHaveBeenCalled();
      await user.click(option('20 seconds'));
      expect(log.includes('onClose')).toBe(!ampm);
      expect(warn.mock.calls.flat().join(' ').includes('view="meridiem"')).toBe(ampm);
      unmount();
    }
    warn.mockRestore();
  });
});

describe('#landscape', () => {
  test('With hours, minutes and seconds in `views`, the picker stays in portrait orientation, even if you set `orientation`', () => {
    const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;
    const { unmount } = setup(StaticTimePicker, { orientation: 'landscape' });
    expect(isLandscape()).toBe(true);
    unmount();
    setup(StaticTimePicker, {
      orientation: 'landscape',
      views: ['hours', 'minutes', 'seconds'],
    });
    expect(isLandscape()).toBe(false);
  });
});

describe('#static', () => {
  test('A static picker always shows the round clock, even with `displayStaticWrapperAs="desktop"`', () => {
    setup(StaticTimePicker, { defaultValue: halfPastNine, displayStaticWrapperAs: 'desktop' });
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
    expect(document.querySelector('.MuiMultiSectionDigitalClock-root')).toBeNull();
  });
});

describe('#list-or-columns', () => {
  test('By default, the popup on desktop has columns', () => {
    setup(DesktopTimePicker, { open: true, defaultValue: halfPastNine });
    expect(columns()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
  });

  test('With `timeSteps={{ minutes: 60 }}`, there are 24 times, and the popup has one list', () => {
    setup(DesktopTimePicker, { open: true, timeSteps: { minutes: 60 } });
    expect(columns()).toEqual(['Select time']);
    expect(screen.getAllByRole('option')).toHaveLength(24);
  });

  test('With `timeSteps={{ minutes: 30 }}`, there are 48 times, and the popup still has columns', () => {
    setup(DesktopTimePicker, { open: true, timeSteps: { minutes: 30 } });
    expect(columns()).toHaveLength(3);
  });

  test('The list does not show seconds, even if `views` contains them', () => {
    setup(DesktopTimePicker, {
      open: true,
      views: ['hours', 'minutes', 'seconds'],
      timeSteps: { minutes: 30 },
      thresholdToRenderTimeInASingleColumn: 48,
    });
    expect(columns()).toEqual(['Select time']);
    expect(input().value).toBe('');
    expect(option('09:30 AM')).toBeTruthy();
  });
});

describe('#clock-on-desktop', () => {
  test('With the round clock, the AM and PM buttons are in the clock', () => {
    setup(DesktopTimePicker, {
      open: true,
      defaultValue: halfPastNine,
      viewRenderers: {
        hours: renderTimeViewClock,
        minutes: renderTimeViewClock,
        seconds: renderTimeViewClock,
      },
    });
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
    expect(button('AM')).not.toBeNull();
    expect(button('PM')).not.toBeNull();
  });
});

describe('#type-only', () => {
  test('A view whose renderer is `null` has no popup; if all are `null`, the field has no button', () => {
    setup(DesktopTimePicker, { viewRenderers: { hours: null, minutes: null, seconds: null } });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('#minutes', () => {
  test('`minutesStep={1}` does not add minutes to the column', () => {
    setup(DesktopTimePicker, { open: true, minutesStep: 1 });
    expect(options('Select minutes')).toHaveLength(12);
  });

  test('`timeSteps={{ minutes: 1 }}` shows all 60 minutes', () => {
    setup(DesktopTimePicker, { open: true, timeSteps: { minutes: 1 } });
    expect(options('Select minutes')).toHaveLength(60);
  });

  test('With `minutesStep={15}` alone, the column still shows every fifth minute, and eight of them are disabled', () => {
    setup(DesktopTimePicker, { open: true, minutesStep: 15 });
    const minutes = within(screen.getByRole('listbox', { name: 'Select minutes' })).getAllByRole(
      'option',
    );
    expect(minutes).toHaveLength(12);
    expect(minutes.filter((item) => item.getAttribute('aria-disabled') === 'true')).toHaveLength(8);
  });
});

describe('#views', () => {
  test('The default format depends on the views', () => {
    const formats = [
      [['hours'], '09 AM'],
      [['minutes'], '30'],
      [['minutes', 'seconds'], '30:00'],
      [['hours', 'minutes', 'seconds'], '09:30:00 AM'],
    ] as const;
    const shown = formats.map(([views]) => {
      const { unmount } = render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopTimePicker views={views} defaultValue={halfPastNine} />
        </LocalizationProvider>,
      );
      const text = input().value;
      unmount();
      return text;
    });
    expect(shown).toEqual(formats.map(([, text]) => text));
  });
});

describe('#close', () => {
  test('Without `closeOnSelect`, only a button, Escape or a click outside closes the popup', async () => {
    const { log, user } = setup(DesktopTimePicker, { defaultValue: halfPastNine, ampm: false });
    await user.click(button(/choose time/i)!);
    await user.click(option('11 hours'));
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 11:30', 'onChange 2025-04-17 11:45']);
    await user.click(button('OK')!);
    expect(log.slice(2)).toEqual(['onAccept 2025-04-17 11:45', 'onClose']);
    await user.click(button(/choose time/i)!);
    await user.keyboard('{Escape}');
    expect(log.slice(4)).toEqual(['onClose']);
    await user.click(button(/choose time/i)!);
    await user.click(document.body);
    expect(log.slice(5)).toEqual(['onClose']);
  });

  test('With `closeOnSelect`, a click in the last column closes the popup', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      ampm: false,
      closeOnSelect: true,
    });
    await user.click(button(/choose time/i)!);
    await user.click(option('11 hours'));
    await user.click(option('45 minutes'));
    expect(log).toEqual([
      'onChange 2025-04-17 11:30',
      'onChange 2025-04-17 11:45',
      'onAccept 2025-04-17 11:45',
      'onClose',
    ]);
  });

  test('In one list, every click on a time does so', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      timeSteps: { minutes: 60 },
      closeOnSelect: true,
    });
    await user.click(button(/choose time/i)!);
    await user.click(option('11:00 AM'));
    expect(log.at(-1)).toBe('onClose');
  });

  test('With `closeOnSelect`, the popup has no buttons', () => {
    const cases = [
      [DesktopTimePicker, { ampm: false }],
      [DesktopTimePicker, { timeSteps: { minutes: 60 } }],
      [MobileTimePicker, {}],
    ] as const;
    for (const [Component, props] of cases) {
      const { unmount } = setup(Component, { ...props, open: true });
      expect(button('Cancel')).not.toBeNull();
      expect(button('OK')).not.toBeNull();
      unmount();
      const closing = setup(Component, { ...props, open: true, closeOnSelect: true });
      expect(button('Cancel')).toBeNull();
      expect(button('OK')).toBeNull();
      closing.unmount();
    }
  });

  test('With 12 hours, the last column is AM and PM: a click on minutes leaves the popup open, with `closeOnSelect` as well', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      closeOnSelect: true,
    });
    await user.click(button(/choose time/i)!);
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 09:45']);
    await user.click(option('PM'));
    expect(log.at(-1)).toBe('onClose');
  });

  test('Closing with Escape or a click outside keeps the time; only Cancel restores the earlier time', async () => {
    const { log, user } = setup(MobileTimePicker, { defaultValue: halfPastNine, ampm: false });
    const chooseNextHour = async () => {
      await user.click(button(/choose time/i)!);
      screen.getByRole('listbox').focus();
      await user.keyboard('{ArrowUp}');
    };
    await chooseNextHour();
    await user.keyboard('{Escape}');
    expect(log.at(-2)).toBe('onAccept 2025-04-17 10:30');
    expect(input().value).toBe('10:30');
    await chooseNextHour();
    await user.click(document.querySelector('.MuiDialog-container')!);
    expect(log.slice(-2)).toEqual(['onAccept 2025-04-17 11:30', 'onClose']);
    await chooseNextHour();
    expect(input().value).toBe('12:30');
    await user.click(button('Cancel')!);
    expect(input().value).toBe('11:30');
  });

  test('A time that is typed calls `onAccept` with each change, right after `onChange`', async () => {
    const { log, user } = setup(DesktopTimePicker, { defaultValue: halfPastNine, ampm: false });
    await user.click(section('Minutes'));
    await user.keyboard('45');
    expect(log).toEqual([
      'onChange 2025-04-17 09:04',
      'onAccept 2025-04-17 09:04',
      'onChange 2025-04-17 09:45',
      'onAccept 2025-04-17 09:45',
    ]);
  });
});

describe('#now', () => {
  test('The button sets the current date and time, including the seconds, and closes the popup', async () => {
    const onAccept = jest.fn();
    const { log, user } = setup(MobileTimePicker, {
      defaultValue: halfPastNine,
      onAccept,
      localeText: { todayButtonLabel: 'Now' },
      slotProps: { actionBar: { actions: ['today', 'accept'] } },
    });
    await user.click(button(/choose time/i)!);
    await user.click(button('Now')!);
    const value = onAccept.mock.calls[0]![0] as Dayjs;
    expect(Math.abs(value.diff(dayjs(), 'second'))).toBeLessThan(20);
    expect(log.at(-1)).toBe('onClose');
  });
});

describe('#now', () => {
  test('The button ignores all rules', async () => {
    const onError = jest.fn();
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      onError,
      shouldDisableTime: (time: Dayjs) => !time.isSame(halfPastNine),
      slotProps: { actionBar: { actions: ['today'] } },
    });
    await user.click(button(/choose time/i)!);
    await user.click(button('Today')!);
    expect(log.at(-1)).toBe('onClose');
    expect(onError.mock.lastCall![0]).toMatch(/^shouldDisableTime/);
  });
});

describe('#form-props', () => {
  test('With `readOnly`, the field can receive focus, but users cannot change the time or open the popup', async () => {
    const { log, user } = setup(DesktopTimePicker, { defaultValue: halfPastNine, readOnly: true });
    await user.click(section('Hours'));
    expect(section('Hours')).toHaveFocus();
    await user.keyboard('{ArrowUp}11');
    expect(log).toEqual([]);
    expect(button(/choose time/i)).toBeDisabled();
    await user.click(button(/choose time/i)!);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('#limits', () => {
  test('The open button of every empty picker has the same name, "Choose time"', () => {
    setup(DesktopTimePicker, {});
    expect(button('Choose time')).not.toBeNull();
  });
});

describe('#opening-hours', () => {
  test('With `disablePast` and `disableFuture`, the popup compares only the time of day, and the field compares the hidden date as well', () => {
    jest.useFakeTimers({ now: new Date(2025, 3, 17, 12, 0), doNotFake: ['setTimeout'] });
    const tomorrow = dayjs('2025-04-18T08:00');
    setup(DesktopTimePicker, { open: true, ampm: false, value: tomorrow, disablePast: true });
    expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    jest.useRealTimers();
  });

  test('Without `skipDisabled`, disabled times are shown in gray', () => {
    setup(DesktopTimePicker, { open: true, ampm: false, minTime: dayjs('2025-04-17T09:00') });
    expect(options('Select hours')).toHaveLength(24);
    expect(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
  });

  test('With `skipDisabled`, disabled times are hidden', () => {
    setup(DesktopTimePicker, {
      open: true,
      ampm: false,
      skipDisabled: true,
      minTime: dayjs('2025-04-17T09:00'),
      maxTime: dayjs('2025-04-17T17:00'),
    });
    expect(options('Select hours')).toEqual(['09', '10', '11', '12', '13', '14', '15', '16', '17']);
  });
});
