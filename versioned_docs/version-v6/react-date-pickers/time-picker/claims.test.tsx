import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
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
  render(
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
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
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

describe('#static', () => {
  test('A static picker always shows the round clock, even with `displayStaticWrapperAs="desktop"`', () => {
    setup(StaticTimePicker, { defaultValue: halfPastNine, displayStaticWrapperAs: 'desktop' });
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
    expect(document.querySelector('.MuiMultiSectionDigitalClock-root')).toBeNull();
  });
});

describe('#landscape', () => {
  test('If `views` has hours, minutes and seconds, the toolbar always stays above the clock', () => {
    const isLandscape = (props: object) => {
      setup(StaticTimePicker, { defaultValue: halfPastNine, orientation: 'landscape', ...props });
      const layout = document.querySelector('.MuiPickersLayout-root')!;
      const answer = layout.classList.contains('MuiPickersLayout-landscape');
      cleanup();
      return answer;
    };
    expect(isLandscape({})).toBe(true);
    expect(isLandscape({ views: ['hours', 'minutes', 'seconds'] })).toBe(false);
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
  test('With the round clock, the popup has buttons for AM and PM in the clock', () => {
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
    expect(minutes.filter((item) => item.classList.contains('Mui-disabled'))).toHaveLength(8);
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

describe('#views', () => {
  test('with 12 hours, a click in the last column does not close the popup on desktop, and `onAccept` is not called', async () => {
    // The library warns that `meridiem` is no view of the columns.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const choose = async (ampm: boolean) => {
      cleanup();
      const props = { ampm, views: ['minutes'], defaultValue: halfPastNine };
      const { log, user } = setup(DesktopTimePicker, props);
      await user.click(button(/choose time/i)!);
      await user.click(option('45 minutes'));
      return log.slice(1);
    };
    expect(await choose(true)).toEqual([]);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(await choose(false)).toEqual(['onAccept 2025-04-17 09:45', 'onClose']);
  });
});

describe('#close', () => {
  test('On desktop, a click in the last column closes the popup', async () => {
    const { log, user } = setup(DesktopTimePicker, { defaultValue: halfPastNine, ampm: false });
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

  test('In 12-hour format, the last column is AM and PM: a click on minutes does not close the popup', async () => {
    const { log, user } = setup(DesktopTimePicker, { defaultValue: halfPastNine });
    await user.click(button(/choose time/i)!);
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 09:45']);
    await user.click(option('PM'));
    expect(log.at(-1)).toBe('onClose');
  });

  test('If the popup shows a list, it has no buttons, and a click on a time closes it', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      timeSteps: { minutes: 60 },
    });
    await user.click(button(/choose time/i)!);
    expect(button('OK')).toBeNull();
    await user.click(option('11:00 AM'));
    expect(log.at(-1)).toBe('onClose');
  });

  test('Closing with Escape or a click outside keeps the time; only Cancel restores the earlier time', async () => {
    const { log, user } = setup(MobileTimePicker, { defaultValue: halfPastNine, ampm: false });
    const chooseNextHour = async () => {
      await user.click(input());
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

  test('With `closeOnSelect={false}`, only a button, Escape or a click outside closes the popup', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      ampm: false,
      closeOnSelect: false,
    });
    await user.click(button(/choose time/i)!);
    await user.click(option('45 minutes'));
    expect(log).toEqual(['onChange 2025-04-17 09:45']);
    await user.click(button('OK')!);
    expect(log.slice(1)).toEqual(['onAccept 2025-04-17 09:45', 'onClose']);
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
    await user.click(input());
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
    await user.click(input());
    expect(input()).toHaveFocus();
    await user.keyboard('{ArrowUp}11');
    expect(log).toEqual([]);
    await user.click(button(/choose time/i)!);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('#limits', () => {
  test('The open button of an empty picker is named "Choose time", the same for every picker', () => {
    setup(DesktopTimePicker, {});
    expect(button('Choose time')).not.toBeNull();
  });

  test('On mobile, this text names the field itself, in place of its `label`', () => {
    setup(MobileTimePicker, {});
    expect(input()).toHaveAccessibleName('Choose time');
  });
});

describe('#accessibility', () => {
  test('The arrow keys move inside a column, Tab moves to the next column, and Enter chooses', async () => {
    const { user } = setup(DesktopTimePicker, { defaultValue: dayjs('2025-04-17T07:45') });
    await user.click(button(/choose time/i)!);
    await waitFor(() => expect(option('7 hours')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(option('8 hours')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(option('45 minutes')).toHaveFocus();
    expect(input().value).toBe('08:45 AM');
    await user.tab({ shift: true });
    expect(option('8 hours')).toHaveFocus();
    await user.tab();
    expect(option('45 minutes')).toHaveFocus();
  });

  test('Disabled times have no `aria-disabled`, and the arrow keys move to them as well', async () => {
    const { user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      ampm: false,
      minTime: halfPastNine,
    });
    await user.click(button(/choose time/i)!);
    await waitFor(() => expect(option('9 hours')).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    expect(option('8 hours')).toHaveFocus();
    expect(option('8 hours')).toHaveClass('Mui-disabled');
    expect(option('8 hours')).not.toHaveAttribute('aria-disabled');
  });

  test('There, Enter does nothing, but Space chooses the disabled time: leave disabled times out with `skipDisabled`', async () => {
    const { log, user } = setup(DesktopTimePicker, {
      defaultValue: halfPastNine,
      ampm: false,
      minTime: halfPastNine,
    });
    await user.click(button(/choose time/i)!);
    await waitFor(() => expect(option('9 hours')).toHaveFocus());
    await user.keyboard('{ArrowUp}{Enter}');
    expect(log).toEqual([]);
    await user.keyboard(' ');
    expect(log).toEqual(['onChange 2025-04-17 08:30']);
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });

  test('With a keyboard, Enter does not lead from the hours to the minutes: people press the arrow button beside the clock', async () => {
    const { user } = setup(MobileTimePicker, { defaultValue: halfPastNine });
    await user.click(input());
    screen.getByRole('listbox').focus();
    await user.keyboard('{Enter} ');
    expect(screen.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
    act(() => button('open next view')!.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/);
  });
});

describe('#opening-hours', () => {
  test('With `disablePast` and `disableFuture`, the popup compares only the time of day, and the field compares the hidden date as well', () => {
    jest.useFakeTimers({ now: new Date(2025, 3, 17, 12, 0), doNotFake: ['setTimeout'] });
    const tomorrow = dayjs('2025-04-18T08:00');
    setup(DesktopTimePicker, { open: true, ampm: false, value: tomorrow, disablePast: true });
    expect(option('8 hours')).toHaveClass('Mui-disabled');
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    jest.useRealTimers();
  });

  test('Without `skipDisabled`, disabled times are shown in gray', () => {
    setup(DesktopTimePicker, { open: true, ampm: false, minTime: dayjs('2025-04-17T09:00') });
    expect(options('Select hours')).toHaveLength(24);
    expect(option('8 hours')).toHaveClass('Mui-disabled');
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
