import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import LeaseForm from './demos/LeaseForm';
import NightsFromTwoToSeven from './demos/NightsFromTwoToSeven';
import StartOver from './demos/StartOver';

beforeAll(() => configure({ defaultHidden: true }));
/** The media query of a computer with a mouse, for the demos that choose between desktop and mobile. */
beforeAll(() => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('pointer: fine'),
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const april = (day: number) => dayjs(`2025-04-${String(day).padStart(2, '0')}`);
const print = (dates: (Dayjs | null)[]) =>
  dates
    .map((date) => (date?.isValid() ? date.format('MM-DD') : String(date && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        calendars={1}
        referenceDate={april(1)}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
        onChange={(range: (Dayjs | null)[]) => log.push(`change ${print(range)}`)}
        onAccept={(range: (Dayjs | null)[]) => log.push(`accept ${print(range)}`)}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

type User = ReturnType<typeof userEvent.setup>;
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const pick = (user: User, text: string) => user.click(day(text));
const single = { slots: { field: SingleInputDateRangeField } };

describe('#value', () => {
  test('After the first click, the end is still `null`', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    expect(log).toEqual(['open', 'change 04-10/null']);
  });

  test('A newly chosen day keeps the time of the date that it replaces', async () => {
    const times: string[] = [];
    const { user } = setup(DesktopDateRangePicker, {
      referenceDate: undefined,
      defaultValue: [dayjs('2025-04-10T15:00'), dayjs('2025-04-12T11:00')],
      onChange: ([start, end]: Dayjs[]) => times.push(`${start?.hour()}/${end?.hour()}`),
    });
    await user.click(inputs()[1]!);
    await pick(user, '14');
    expect(times).toEqual(['15/11']);
  });

  test('With `referenceDate`, each chosen day has the time of `referenceDate` instead, even if the range already had another time', async () => {
    const times: string[] = [];
    const { user } = setup(DesktopDateRangePicker, {
      referenceDate: dayjs('2025-04-01T09:00'),
      defaultValue: [dayjs('2025-04-10T15:00'), dayjs('2025-04-12T11:00')],
      onChange: ([start, end]: Dayjs[]) => times.push(`${start?.hour()}/${end?.hour()}`),
    });
    await user.click(inputs()[1]!);
    await pick(user, '14');
    expect(times).toEqual(['15/9']);
  });
});

describe('#selection', () => {
  test('The first click sets the start, the second click sets the end and closes the popup', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await pick(user, '14');
    expect(log).toEqual([
      'open',
      'change 04-10/null',
      'change 04-10/04-14',
      'accept 04-10/04-14',
      'close',
    ]);
  });

  test('Clicking the same day twice selects a range of one day', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await pick(user, '10');
    expect(log).toContain('accept 04-10/04-10');
  });

  test('If the second click is before the start, that day becomes the new start, and the end is `null` again', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await pick(user, '8');
    expect(log.slice(-1)).toEqual(['change 04-08/null']);
    await pick(user, '9');
    expect(log.slice(-2)).toEqual(['accept 04-08/04-09', 'close']);
  });

  test('The dates are not swapped', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(inputs()[0]!);
    await pick(user, '20');
    expect(log).toEqual(['open', 'change 04-20/null']);
  });

  test('A new start before the current end keeps that end', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(inputs()[0]!);
    await pick(user, '12');
    expect(log).toEqual(['open', 'change 04-12/04-14']);
  });

  test('If users choose the end first, the next click sets the start, and the popup stays open', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[1]!);
    await pick(user, '14');
    await pick(user, '10');
    expect(log).toEqual(['open', 'change null/04-14', 'change 04-10/04-14']);
  });
});

describe('#start-over', () => {
  test('`onRangePositionChange` is called before `onChange`, but in the same event', async () => {
    const calls: string[] = [];
    const log = (name: string) => () => calls.push(`${name} in ${window.event?.type}`);
    const { user } = setup(DesktopDateRangePicker, {
      onRangePositionChange: log('position'),
      onChange: log('change'),
    });
    await user.click(inputs()[0]!);
    calls.length = 0;
    await pick(user, '10');
    expect(calls.slice(0, 2)).toEqual(['position in click', 'change in click']);
  });

  test('the first click always removes the old end', async () => {
    render(<StartOver />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inputs()[0]!);
    await pick(user, '8');
    expect(inputs()[0]!.value).toBe('09/08/2025');
    expect(inputs()[1]!.value).toBe('MM/DD/YYYY');
    await pick(user, '11');
    expect(inputs()[1]!.value).toBe('09/11/2025');
    expect(inputs()[0]!.value).toBe('09/08/2025');
  });

  test('Only choosing a start in the calendar removes the end: typing a start keeps it', async () => {
    render(<StartOver />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inputs()[0]!);
    await user.keyboard('09052025{ArrowUp}');
    expect(inputs()[0]!.value).not.toBe('09/10/2025');
    expect(inputs()[1]!.value).toBe('09/24/2025');
  });
});

describe('#single-input', () => {
  test('`label` has no effect on the default field with two inputs', () => {
    setup(DesktopDateRangePicker, { label: 'Stay' });
    expect(screen.queryByLabelText('Stay')).toBeNull();
    expect(inputs().map((input) => input.labels?.[0]?.textContent)).toEqual(['Start', 'End']);
  });

  test('`clearable` only works with one input', async () => {
    const value = {
      defaultValue: [april(10), april(14)],
      slotProps: { field: { clearable: true } },
    };
    const { unmount } = render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker {...(value as object)} />
      </LocalizationProvider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const { log, user } = setup(DesktopDateRangePicker, { ...value, ...single });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(log).toContain('change null/null');
  });

  test('Do not switch between one and two inputs while the field is mounted', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const ui = (props: object) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker {...props} />
      </LocalizationProvider>
    );
    const { rerender } = render(ui(single));
    try {
      rerender(ui({}));
    } catch {
      // React complains about the changed order of hooks.
    }
    expect(error.mock.calls.flat().map(String).join('\n')).toContain(
      'Should not switch between a multi input field and a single input field on a range picker.',
    );
    error.mockRestore();
  });

  test('Clicking the input, or pressing Enter or Space in it, opens the popup', async () => {
    const ways = [
      (user: User) => user.click(inputs()[0]!),
      (user: User) => user.keyboard('{Enter}'),
      (user: User) => user.keyboard(' '),
    ];
    for (const open of ways) {
      const { log, user } = setup(DesktopDateRangePicker, single);
      await user.tab();
      expect(log).toEqual([]);
      await open(user);
      expect(log).toEqual(['open']);
      cleanup();
    }
  });

  test('The field has no button that opens the popup', () => {
    setup(DesktopDateRangePicker, single);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('#form-names', () => {
  test('`required` accepts half-typed dates and an end before the start', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<LeaseForm />);
    const [start, end] = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ name }) => name.startsWith('lease'));
    const send = () => fireEvent.submit(start!.form!);
    const status = () => screen.getByRole('status').textContent;
    send();
    expect(status()).toBe('leaseStart=2025-10-01, leaseEnd=2026-09-30');
    fireEvent.change(end!, { target: { value: '2020-09-30' } });
    expect(end!.checkValidity()).toBe(true);
    send();
    expect(status()).toContain('Not sent');
    fireEvent.change(end!, { target: { value: '2027-09-30' } });
    send();
    expect(status()).toBe('leaseStart=2025-10-01, leaseEnd=2027-09-30');
    await user.click(end!);
    await user.keyboard('{Control>}a{/Control}{Backspace}2');
    expect(end!.checkValidity()).toBe(true);
    send();
    expect(status()).toContain('Not sent');
  });

  test('`name` is only passed to a field with one input', () => {
    setup(DesktopDateRangePicker, { name: 'stay' });
    expect(inputs().map((input) => input.name)).toEqual(['', '']);
    setup(DesktopDateRangePicker, { name: 'stay', ...single });
    expect(inputs()[2]!.name).toBe('stay');
  });

  test('A field with one input submits both dates as one text', () => {
    setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)], ...single });
    expect(inputs()[0]!.value.replace(/[\u2066-\u2069\u200e]/g, '')).toBe(
      '04/10/2025 – 04/14/2025',
    );
  });
});

describe('#closing', () => {
  test('With `closeOnSelect={false}`, the second click neither closes the popup nor calls `onAccept`', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {
      closeOnSelect: false,
      slotProps: { actionBar: { actions: ['cancel', 'accept'] } },
    });
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await pick(user, '14');
    expect(log).toEqual(['open', 'change 04-10/null', 'change 04-10/04-14']);
    await user.click(screen.getByText('OK'));
    expect(log.slice(3)).toEqual(['accept 04-10/04-14', 'close']);
  });

  test('Escape after the first click calls `onAccept` with a range that has no end', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    await user.keyboard('{Escape}');
    expect(log).toContain('accept 04-10/null');
  });
});

describe('#length', () => {
  test('Click Check-out: all other days from the check-in on are disabled', async () => {
    render(<NightsFromTwoToSeven />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inputs()[1]!);
    const september = screen.getAllByRole('grid')[0]!;
    const isDisabled = (text: string) =>
      within(september).getByText(text, { selector: '[role=gridcell]' }).hasAttribute('disabled');
    expect(isDisabled('9')).toBe(true);
    expect(isDisabled('10')).toBe(false);
    expect(isDisabled('15')).toBe(false);
    expect(isDisabled('16')).toBe(true);
  });

  test('A day before the check-in starts a new range', async () => {
    render(<NightsFromTwoToSeven />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inputs()[1]!);
    await pick(user, '3');
    expect(inputs().map((input) => input.value)).toEqual(['09/03/2025', '']);
  });

  test('Users can still choose a start that makes the range too long', async () => {
    render(<NightsFromTwoToSeven />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inputs()[0]!);
    expect(day('1').hasAttribute('disabled')).toBe(false);
    await user.click(day('1'));
    expect(inputs()[1]!.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('#invalid-range', () => {
  test('If users type such a range, it is not corrected', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(inputs()[1]!);
    await user.keyboard('04052025');
    expect(log).toContain('error invalidRange/invalidRange');
    expect(inputs().map((input) => input.value)).toEqual(['04/10/2025', '04/05/2025']);
  });

  test("Both inputs turn red, `onError` receives `['invalidRange', 'invalidRange']`, and `onChange` still receives the range", async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(inputs()[1]!);
    await user.keyboard('04052025');
    expect(log).toContain('error invalidRange/invalidRange');
    expect(log).toContain('change 04-10/04-05');
    expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  });

  test('The calendar does not highlight such a range', async () => {
    const { user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(5)] });
    await user.click(inputs()[0]!);
    expect(document.querySelector('[class*=rangeIntervalDayHighlight]')).toBeNull();
    cleanup();
    const right = setup(DesktopDateRangePicker, { defaultValue: [april(5), april(10)] });
    await right.user.click(inputs()[0]!);
    expect(document.querySelector('[class*=rangeIntervalDayHighlight]')).toBeTruthy();
  });
});

describe('#invalid-range', () => {
  test('To accept both orders, swap the dates in `onAccept`, which is called when typing is finished and the popup is closing', async () => {
    function Sorted() {
      const [range, setRange] = React.useState<DateRange<Dayjs>>([april(10), april(14)]);
      return (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopDateRangePicker
            value={range}
            onChange={(newRange) => setRange(newRange)}
            onAccept={([start, end]) => {
              if (start && end && end.isBefore(start, 'day')) {
                setRange([end, start]);
              }
            }}
          />
        </LocalizationProvider>
      );
    }
    render(<Sorted />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(inputs()[1]!);
    await user.keyboard('04052025');
    expect(inputs().map((input) => input.value)).toEqual(['04/10/2025', '04/05/2025']);
    await user.keyboard('{Escape}');
    expect(inputs().map((input) => input.value)).toEqual(['04/05/2025', '04/10/2025']);
  });
});

describe('#months', () => {
  test('A mobile picker always shows one month, regardless of `calendars`', async () => {
    const { user } = setup(MobileDateRangePicker, { calendars: 3 });
    await user.click(inputs()[0]!);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  test('A desktop picker shows two months, and a static picker shows one', async () => {
    const { user } = setup(DesktopDateRangePicker, { calendars: undefined });
    await user.click(inputs()[0]!);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    await user.keyboard('{Escape}');
  });

  test('With `displayStaticWrapperAs="desktop"`, a static picker shows two', () => {
    setup(StaticDateRangePicker, { calendars: undefined });
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    setup(StaticDateRangePicker, { calendars: undefined, displayStaticWrapperAs: 'desktop' });
    expect(screen.getAllByRole('grid')).toHaveLength(3);
  });
});

describe('#initial-month', () => {
  test('If users edit the end and its month is not visible, the month of the end becomes the last visible month', async () => {
    const { user } = setup(DesktopDateRangePicker, {
      calendars: 2,
      defaultValue: [april(10), dayjs('2025-08-02')],
    });
    await user.click(inputs()[1]!);
    expect(screen.getByText('July 2025')).toBeTruthy();
    expect(screen.getByText('August 2025')).toBeTruthy();
    cleanup();
    const near = setup(DesktopDateRangePicker, {
      calendars: 2,
      defaultValue: [april(10), april(14)],
    });
    await near.user.click(inputs()[1]!);
    expect(screen.getByText('April 2025')).toBeTruthy();
    expect(screen.getByText('May 2025')).toBeTruthy();
  });
});

describe('#initial-month', () => {
  test('With `disableAutoMonthSwitching`, the visible months do not change when users switch between the start and the end', async () => {
    for (const disableAutoMonthSwitching of [false, true]) {
      const { user } = setup(DesktopDateRangePicker, {
        disableAutoMonthSwitching,
        reduceAnimations: true,
        defaultValue: [april(10), dayjs('2025-08-02')],
      });
      await user.click(inputs()[0]!);
      await user.click(inputs()[1]!);
      await user.click(inputs()[0]!);
      await user.click(inputs()[1]!);
      const month = disableAutoMonthSwitching ? 'April 2025' : 'August 2025';
      expect(screen.getByRole('grid', { name: month })).toBeTruthy();
      cleanup();
    }
  });
});

describe('#accessibility', () => {
  test('When the popup opens, the focus stays in the input', async () => {
    const { user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    expect(document.activeElement).toBe(inputs()[0]);
  });

  test('After the first date is chosen, the focus moves to the input for the end', async () => {
    const { user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    await pick(user, '10');
    expect(document.activeElement).toBe(inputs()[1]);
  });

  test('The popup has the role `tooltip` and no accessible name', async () => {
    const { user } = setup(DesktopDateRangePicker);
    await user.click(inputs()[0]!);
    const popup = screen.getByRole('tooltip');
    expect(popup.getAttribute('aria-label')).toBeNull();
    expect(popup.getAttribute('aria-labelledby')).toBeNull();
  });

  test('Only the two ends of the range are announced as selected, not the days between them', async () => {
    const { user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(inputs()[0]!);
    const selected = screen.getAllByRole('gridcell', { selected: true });
    expect(selected.map((cell) => cell.textContent)).toEqual(['10', '14']);
  });
});
